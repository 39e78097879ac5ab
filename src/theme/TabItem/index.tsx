// Change: without JavaScript every panel is shown, under the name of its tab.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import OriginalTabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props}>
      <div className={styles.panel} data-label={props.label ?? props.value}>
        {children}
      </div>
    </OriginalTabItem>
  );
}
