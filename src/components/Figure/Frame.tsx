import type {ReactNode} from 'react';
import styles from './frame.module.css';

/** Props of {@link Frame}. */
export interface FrameProps {
  /** What the figure shows. */
  image: ReactNode;
  /** Caption. */
  children?: ReactNode;
}

/**
 * A figure: what it shows, and its caption below.
 *
 * @param props - See {@link FrameProps}.
 */
export default function Frame({image, children}: FrameProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {image}
      {children !== undefined && <figcaption className={styles.caption}>{children}</figcaption>}
    </figure>
  );
}
