/** Whether a key press is text meant for another field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea') !== null);
}

/**
 * Whether a key press opens the search: `Ctrl/Cmd+K` anywhere, `/` outside of text fields.
 *
 * @param event - A `keydown`.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, metaKey, ctrlKey, altKey, shiftKey, isComposing, target} = event;
  const isShortcut = key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !shiftKey && !altKey;
  const isSlash = key === '/' && !metaKey && !ctrlKey && !altKey && !isTyping(target);
  return !isComposing && (isShortcut || isSlash);
}
