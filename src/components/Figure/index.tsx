import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Frame from './Frame';
import styles from './styles.module.css';

/** An image; its size is written beside it at build time. */
export interface FigureProps {
  /** Address below `static/`, starting with a slash. */
  src: string;
  /** Picture for the dark mode, of the same size. */
  dark?: string;
  /** What a reader who cannot see the image has to know. */
  alt: string;
  /** Width in CSS pixels. */
  width?: string;
  /** Height in CSS pixels. */
  height?: string;
  /** Caption. */
  children?: ReactNode;
}

/**
 * An image with a caption, and another one for the dark mode. Both are in the page and a style
 * shows one of them; browsers do not load a lazy image that is not shown.
 *
 * @param props - See {@link FigureProps}.
 */
export default function Figure({src, dark, alt, width, height, children}: FigureProps): ReactNode {
  const light = useBaseUrl(src);
  const darkAddress = useBaseUrl(dark ?? src);
  const shared = {alt, width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <Frame
      image={
        <>
          <img {...shared} src={light} className={clsx(styles.image, dark !== undefined && styles.light)} />
          {dark !== undefined && <img {...shared} src={darkAddress} className={clsx(styles.image, styles.dark)} />}
        </>
      }
    >
      {children}
    </Frame>
  );
}
