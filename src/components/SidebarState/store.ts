/** Key of the state in the browser's session storage. */
const STORAGE_KEY = 'rspress-v1-docs.sidebar';

/** Whether each group is collapsed, by its id. Groups nobody touched are missing. */
type State = Record<string, boolean>;

function readState(storage: Storage): State {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as State) : {};
  } catch {
    // Damaged or forbidden storage: groups start as configured.
    return {};
  }
}

/**
 * What the reader last did to a group.
 *
 * @param storage - Session storage.
 * @param id - Id of the group.
 * @returns `true` for collapsed; `undefined` when it was never touched.
 */
export function readCollapsed(storage: Storage, id: string): boolean | undefined {
  const value = readState(storage)[id];
  return typeof value === 'boolean' ? value : undefined;
}

/**
 * Remembers what the reader did to a group, for this tab.
 *
 * @param storage - Session storage.
 * @param id - Id of the group.
 * @param collapsed - State after the change.
 */
export function writeCollapsed(storage: Storage, id: string, collapsed: boolean): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({...readState(storage), [id]: collapsed}));
  } catch {
    // Full or forbidden storage: the state lasts until the next page load.
  }
}
