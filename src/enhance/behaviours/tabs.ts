/**
 * Tabs. An element with `data-tabs` holds the list of tabs and then their panels, in the same
 * order. The value of the attribute names a group: what is chosen in one is shown in all of it,
 * on every page.
 */
import {elementOf} from './parts';
import {fullName, keep, kept} from './storage';

const TABS = '[data-tabs]';

/** Name under which the choice of a group is kept, as in Docusaurus. */
const nameOf = (group: string): string => `docusaurus.tab.${group}`;

const tabsIn = (tabs: HTMLElement): HTMLElement[] => [...(tabs.firstElementChild?.children ?? [])] as HTMLElement[];

function show(tabs: HTMLElement, chosen: number): void {
  tabsIn(tabs).forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    tabs.children[index + 1]?.toggleAttribute('hidden', index !== chosen);
  });
}

function showValue(root: ParentNode, group: string, value: string): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`)) {
    const index = tabsIn(tabs).findIndex((tab) => tab.dataset.value === value);
    if (index >= 0) show(tabs, index);
  }
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>(TABS);
  if (tabs === null || tab.getAttribute('aria-selected') === 'true') return;
  const {top} = tab.getBoundingClientRect();
  show(tabs, tabsIn(tabs).indexOf(tab));
  const group = tabs.dataset.tabs ?? '';
  const value = tab.dataset.value ?? '';
  if (group !== '') {
    showValue(tab.ownerDocument, group, value);
    keep('localStorage', nameOf(group), value);
  }
  // What changed its height above must not push the tab from under the pointer.
  const moved = tab.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

const tabOf = (event: Event): HTMLElement | null => elementOf(event, `${TABS} > * > [role="tab"]`);

function onClick(event: MouseEvent): void {
  const tab = tabOf(event);
  if (tab) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabOf(event);
  if (!tab) return;
  const list = tab.parentElement?.children ?? ([] as unknown as HTMLCollection);
  const at = [...list].indexOf(tab);
  const goals: Record<string, number> = {
    ArrowRight: (at + 1) % list.length,
    ArrowLeft: (at + list.length - 1) % list.length,
    Home: 0,
    End: list.length - 1,
  };
  const goal = goals[event.key];
  if (goal !== undefined) (list[goal] as HTMLElement).focus();
  else if (event.key === ' ' || event.key === 'Enter') choose(tab);
  else return;
  event.preventDefault();
}

/** Shows the panels around the element that the address names. */
function reveal(): void {
  const target = document.getElementById(location.hash.slice(1));
  let panel = target?.closest<HTMLElement>(`${TABS} > [hidden]`);
  if (!target || !panel) return;
  for (; panel; panel = panel.parentElement?.closest<HTMLElement>(`${TABS} > [hidden]`)) {
    const tabs = panel.parentElement;
    if (tabs) show(tabs, [...tabs.children].indexOf(panel) - 1);
  }
  target.scrollIntoView();
}

/**
 * Shows the kept choices, and what the address names, in a new part of the page.
 *
 * @param root - Part of the page.
 */
export function refresh(root: ParentNode): void {
  const groups = new Set([...root.querySelectorAll<HTMLElement>(TABS)].map((tabs) => tabs.dataset.tabs ?? ''));
  groups.delete('');
  for (const group of groups) {
    const value = kept('localStorage', nameOf(group));
    if (value !== null) showValue(root, group, value);
  }
  reveal();
}

function onStorage({key}: StorageEvent): void {
  // A choice in another window; the rest of its name is that of the group.
  if (key?.startsWith(nameOf('')) && key.endsWith(fullName(''))) refresh(document);
}

/**
 * Makes all tabs work.
 *
 * @param root - Document that is shown.
 */
export function startTabs(root: Document): void {
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  window.addEventListener('storage', onStorage);
  window.addEventListener('hashchange', reveal);
  refresh(root);
}
