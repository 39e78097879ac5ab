import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readCollapsed, writeCollapsed} from './store';

/** State of a sidebar group that outlives its place in the page. */
export interface SidebarState {
  /** Whether to start collapsed; `undefined` as long as the reader has not touched the group. */
  stored: boolean | undefined;
  /** Call when the reader toggles the group. */
  onToggle: () => void;
}

/**
 * Remembers whether a sidebar group is collapsed, across sections and reloads of a tab.
 *
 * @param id - Id of the group, equal wherever it is shown.
 * @param initial - State as configured.
 */
export function useSidebarState(id: string, initial: boolean): SidebarState {
  const isBrowser = useIsBrowser();
  const [stored, setStored] = useState<boolean | undefined>(() =>
    isBrowser ? readCollapsed(window.sessionStorage, id) : undefined,
  );
  // While hydrating, the first render has to equal the server's.
  useEffect(() => setStored(readCollapsed(window.sessionStorage, id)), [id]);
  return {
    stored,
    onToggle: () => {
      const current = readCollapsed(window.sessionStorage, id) ?? initial;
      writeCollapsed(window.sessionStorage, id, !current);
    },
  };
}
