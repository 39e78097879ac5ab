import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Frame from './Frame';
import {PHONE_WINDOW} from './phoneWindow';
import styles from './styles.module.css';

/** An image; sizes are written beside it at build time. */
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
  /** Picture for phones, where there is one. */
  phone?: string;
  /** Picture for phones in the dark mode. */
  phoneDark?: string;
  /** Width of the picture for phones in CSS pixels. */
  phoneWidth?: string;
  /** Height of the picture for phones in CSS pixels. */
  phoneHeight?: string;
  /** Caption. */
  children?: ReactNode;
}

type PictureProps = Omit<FigureProps, 'dark' | 'phoneDark' | 'children'> & {className?: string};

/** One picture, as the window asks for it. */
function Picture({src, phone, phoneWidth, phoneHeight, className, ...shared}: PictureProps): ReactNode {
  const address = useBaseUrl(src);
  const phoneAddress = useBaseUrl(phone ?? '');
  // A picture of an example has the ground of its own page; a drawing has that of ours.
  const isFramed = src.endsWith('.webp');
  return (
    <picture className={clsx(styles.picture, className)}>
      {phone !== undefined && (
        <source media={PHONE_WINDOW} srcSet={phoneAddress} width={phoneWidth} height={phoneHeight} />
      )}
      <img
        {...shared}
        src={address}
        loading="lazy"
        decoding="async"
        className={clsx(styles.image, isFramed && styles.framed)}
      />
    </picture>
  );
}

/**
 * An image with a caption, and another one for the dark mode. Both are in the page and a style
 * shows one of them; browsers do not load a lazy image that is not shown.
 *
 * @param props - See {@link FigureProps}.
 */
export default function Figure({src, dark, phone, phoneDark, children, ...shared}: FigureProps): ReactNode {
  return (
    <Frame
      image={
        <>
          <Picture {...shared} src={src} phone={phone} className={dark && styles.light} />
          {dark !== undefined && <Picture {...shared} src={dark} phone={phoneDark} className={styles.dark} />}
        </>
      }
    >
      {children}
    </Frame>
  );
}
