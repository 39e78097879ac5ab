// Change: Space selects a tab, Home and End move to the first and last one.
import type {KeyboardEvent, ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';
import styles from './styles.module.css';

function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
  const tab = event.target instanceof HTMLElement ? event.target : null;
  if (tab?.role !== 'tab' && tab?.getAttribute('role') !== 'tab') return;
  const tabs = tab.parentElement?.children;
  const goal = {Home: tabs?.[0], End: tabs?.[tabs.length - 1]}[event.key];
  if (event.key === ' ') tab.click();
  else if (goal instanceof HTMLElement) goal.focus();
  else return;
  event.preventDefault();
}

export default function Tabs(props: Props): ReactNode {
  return (
    <div className={styles.tabs} onKeyDown={onKeyDown}>
      <OriginalTabs {...props} />
    </div>
  );
}
