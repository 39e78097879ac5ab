import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A numbered list drawn as a line of steps.
 *
 * @param props - `children` is one numbered Markdown list.
 */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
