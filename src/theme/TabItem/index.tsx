// Change: only says what a tab holds; `Tabs` draws it.
import type {Props} from '@theme/TabItem';

/**
 * One of the panels of `Tabs`.
 *
 * @param props - `value` identifies it, `label` is its name; `children` is what it shows.
 * @throws Error when it stands outside of `Tabs`.
 */
export default function TabItem({value}: Props): never {
  throw new Error(`The TabItem "${value}" stands outside of Tabs. Put it directly into them.`);
}
