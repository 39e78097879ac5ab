/**
 * The button of the colour mode: light, dark, and that of the system. This script owns the button
 * at all times. React hears of a change as of one in another window, through the event of the
 * storage. The attributes and the name in the storage are those of Docusaurus, whose inline script
 * sets the mode before the page is drawn.
 */
import {elementOf} from './parts';
import {fullName, keep} from './storage';

const BUTTON = '[data-color-mode]';
const NAME = 'theme';

type Choice = 'system' | 'light' | 'dark';

/** What a press leads to. */
const NEXT: Record<Choice, Choice> = {system: 'light', light: 'dark', dark: 'system'};

const choiceOf = (value: string | null | undefined): Choice =>
  value === 'light' || value === 'dark' ? value : 'system';

const current = (): Choice => choiceOf(document.documentElement.dataset.themeChoice);

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** Says on a button which mode it shows; its words are beside it in the HTML. */
function label(button: HTMLElement): void {
  const mode = button.dataset[current()] ?? '';
  button.title = mode;
  button.setAttribute('aria-label', (button.dataset.colorMode ?? '').replace('{mode}', mode));
}

function show(choice: Choice): void {
  const {dataset} = document.documentElement;
  const system = matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  dataset.theme = choice === 'system' ? system : choice;
  dataset.themeChoice = choice;
  refresh(document);
}

function press(event: Event): void {
  const button = elementOf(event, BUTTON);
  if (!button) return;
  const choice = NEXT[current()];
  const change = () => {
    show(choice);
    keep('localStorage', NAME, choice === 'system' ? null : choice);
  };
  // Types promise the method; browsers from before 2025 lack it.
  const fades = 'fade' in button.dataset && 'startViewTransition' in document;
  if (fades && !matches('(prefers-reduced-motion: reduce)')) document.startViewTransition(change);
  else change();
}

/**
 * Says the mode on the buttons of a new part of the page.
 *
 * @param root - Part of the page.
 */
export function refresh(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>(BUTTON).forEach(label);
}

/** The same for one button that appears later, as the one in the mobile menu. */
export const refreshButton = (button: HTMLElement | null): void => {
  if (button) label(button);
};

function onStorage({key, newValue}: StorageEvent): void {
  if (key === fullName(NAME)) show(choiceOf(newValue));
}

function onSystemChange(): void {
  if (current() === 'system') show('system');
}

/**
 * Makes the buttons work, and follows the system and other windows.
 *
 * @param root - Document that is shown.
 */
export function startColorMode(root: Document): void {
  root.addEventListener('click', press);
  window.addEventListener('storage', onStorage);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSystemChange);
  refresh(root);
}
