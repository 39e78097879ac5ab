import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A file and what becomes of it, side by side where there is room.
 *
 * @param props.children - The code block, and the image or live result.
 */
export default function Showcase({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.showcase}>{children}</div>;
}
