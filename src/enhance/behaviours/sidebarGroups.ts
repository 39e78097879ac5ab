/**
 * Groups of the sidebar, which are `details` elements: the browser opens and closes them, this
 * keeps what the reader did for other pages and for a reload, as long as the tab is open.
 */
import {elementOf} from './parts';
import {keep, kept} from './storage';

const GROUP = 'details[data-group]';

const nameOf = (group: HTMLDetailsElement): string => `sidebar.${group.dataset.group}`;

function press(event: Event): void {
  const group = elementOf(event, `${GROUP} > summary`)?.parentElement;
  // The browser toggles it after this.
  if (group instanceof HTMLDetailsElement) {
    keep('sessionStorage', nameOf(group), group.open ? 'collapsed' : 'expanded');
  }
}

/**
 * Gives a group the state that the reader left it in.
 *
 * @param group - The group; `null` is nothing, as React calls it when a group leaves the page.
 */
export function refreshGroup(group: HTMLDetailsElement | null): void {
  const state = group && kept('sessionStorage', nameOf(group));
  if (state) group.open = state === 'expanded';
}

/**
 * Gives the groups in a new part of the page the state that the reader left them in.
 *
 * @param root - Part of the page.
 */
export function refresh(root: ParentNode): void {
  root.querySelectorAll<HTMLDetailsElement>(GROUP).forEach(refreshGroup);
}

/**
 * Keeps the state of all groups.
 *
 * @param root - Document that is shown.
 */
export function startSidebarGroups(root: Document): void {
  root.addEventListener('click', press);
  refresh(root);
}
