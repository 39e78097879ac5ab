import {useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Zoom} from 'medium-zoom';
import styles from './styles.module.css';

/** Props of {@link ZoomLink}, as in `ZoomImage`. */
export interface ZoomLinkProps {
  src: string;
  alt: string;
  width: string;
  height: string;
}

/** A press that asks for another tab or window is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The image, inside a link to its file: that is what works without scripts, what the keyboard reaches,
 * and what happens when the library does not arrive. It is loaded when a reader is about to need it.
 *
 * @param props - See {@link ZoomLinkProps}.
 */
export default function ZoomLink({src, alt, width, height}: ZoomLinkProps): ReactNode {
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
    // Once it is there, the library itself hears presses on the image, but not the Enter key on the link.
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
    <a href={address} className={styles.link} onClick={press} onBlur={leave} onFocus={prepare} onPointerEnter={prepare}>
      <img
        ref={image}
        src={address}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        className={styles.image}
      />
      <span className={styles.hint}>
        <Translate id="site.zoomImage.enlarge" description="Shown on an image that can be enlarged">
          Enlarge
        </Translate>
      </span>
    </a>
  );
}
