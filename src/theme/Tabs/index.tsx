// Change: markup without state; a script shows the chosen panel, here and in all tabs of the group.
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

/** What is known of a `TabItem` without drawing it. */
const isTabItem = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string';

/**
 * Panels of which one is shown. Without scripts all are, each under its name.
 *
 * @param props - `children` are `TabItem`s; `groupId` names the tabs that show the same choice;
 *   the first panel is shown unless `defaultValue`, or `default` on an item, says otherwise.
 * @throws Error when a child is no `TabItem`, or none has the default value.
 */
export default function Tabs({children, groupId = '', defaultValue, className}: Props): ReactNode {
  const items = Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (!isTabItem(child)) throw new Error('Tabs hold something else than TabItems with a value. Put it outside.');
      return child.props;
    });
  const wanted = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value;
  if (!items.some(({value}) => value === wanted)) {
    throw new Error(`No TabItem has the value "${wanted}", which these Tabs show first.`);
  }
  return (
    <div className={clsx(ThemeClassNames.tabs.container, styles.tabs, className)} data-tabs={groupId}>
      <ul
        role="tablist"
        aria-label={items.map(({value, label}) => label ?? value).join(', ')}
        aria-orientation="horizontal"
        className="tabs"
      >
        {items.map(({value, label}) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === wanted ? 0 : -1}
            aria-selected={value === wanted}
            className="tabs__item"
            data-value={value}
            // The script may show a kept choice before React looks at the tabs; so below.
            suppressHydrationWarning
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      {items.map(({value, label, children: panel}) => (
        <div
          key={value}
          role="tabpanel"
          className={styles.panel}
          hidden={value !== wanted}
          aria-label={label ?? value}
          suppressHydrationWarning
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
