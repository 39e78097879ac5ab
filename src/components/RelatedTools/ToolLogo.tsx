import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './ToolLogo.module.css';

export interface ToolLogoProps {
  /** Path below `static/`, or a data URL. */
  src: string;
  /** Factor by which the image is drawn larger or smaller; its place keeps its size. */
  scale: number;
  /** Side in CSS pixels. */
  size: number;
}

/** The mark of a tool. Decoration: the name stands beside it. */
export default function ToolLogo({src, scale, size}: ToolLogoProps): ReactNode {
  return (
    <img
      className={styles.logo}
      src={useBaseUrl(src)}
      alt=""
      width={size}
      height={size}
      style={scale === 1 ? undefined : {transform: `scale(${scale})`}}
    />
  );
}
