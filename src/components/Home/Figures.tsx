import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Numbers that say what readers can rely on, each with a sentence.
 *
 * @param props.children - A list whose items begin with the number in strong letters.
 */
export default function Figures({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.figures}>{children}</div>;
}
