import {useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Zoom} from 'medium-zoom';
import Frame from '@site/src/components/Figure/Frame';
import styles from './styles.module.css';

/** Props of {@link ZoomPicture}; attributes of MDX are strings. */
export interface ZoomPictureProps {
  /** Address below `static/`, starting with a slash. */
  src: string;
  /** What a reader who cannot see the picture has to know. */
  alt: string;
  /** Width of the file in CSS pixels. */
  width: string;
  /** Height of the file in CSS pixels. */
  height: string;
  /** Caption. */
  children?: ReactNode;
}

/** A press that asks for another tab or window is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A picture that the library medium-zoom enlarges, for the page about the plugin that uses it.
 *
 * The library is loaded when a reader is about to need it. The picture is inside a link to its
 * file: that is what works without scripts, what the keyboard reaches, and what happens when the
 * library does not arrive.
 *
 * @param props - See {@link ZoomPictureProps}.
 */
export default function ZoomPicture({src, alt, width, height, children}: ZoomPictureProps): ReactNode {
  const address = useBaseUrl(src);
  const image = useRef<HTMLImageElement>(null);
  const loading = useRef<Promise<Zoom> | undefined>(undefined);
  const loaded = useRef<Zoom | undefined>(undefined);

  const load = (): Promise<Zoom> => {
    loading.current ??= import(/* webpackChunkName: "medium-zoom" */ 'medium-zoom/dist/pure').then(
      ({default: mediumZoom}) => {
        loaded.current = mediumZoom(image.current ?? undefined, {background: 'var(--rp-bg)', margin: 24});
        return loaded.current;
      },
    );
    // The next press tries again.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };

  useEffect(
    () => () => {
      loaded.current?.detach();
    },
    [],
  );

  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Once it is there, the library itself hears presses on the picture, but not the Enter key on the link.
    if (loaded.current !== undefined && event.target === image.current) return;
    load().then(
      (zoom) => zoom.toggle({target: image.current ?? undefined}),
      () => window.location.assign(address),
    );
  };

  // The keyboard must not walk through a page that cannot be seen.
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget !== null) void loaded.current?.close();
  };

  const prepare = (): void => {
    load().catch(() => undefined);
  };

  return (
    <Frame
      picture={
        <a
          href={address}
          className={styles.link}
          onClick={press}
          onBlur={leave}
          onFocus={prepare}
          onPointerEnter={prepare}
        >
          <img
            ref={image}
            src={address}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            draggable={false}
            className={styles.picture}
          />
          <span className={styles.hint}>
            <Translate id="site.zoomPicture.enlarge" description="Shown on a picture that can be enlarged">
              Enlarge
            </Translate>
          </span>
        </a>
      }
    >
      {children}
    </Frame>
  );
}
