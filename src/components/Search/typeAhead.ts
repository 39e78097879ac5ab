/**
 * Takes what is typed while the dialog is still loading. A real text field gets
 * the focus at once, so that input methods, dead keys, pasting and the keyboards
 * of phones work from the first key on, none of which key events alone could give.
 */

/** A field that stands in for the one of the dialog. */
export interface TypeAhead {
  /** Resolves as soon as no input method is composing: moving the focus would break its text. */
  settled: () => Promise<void>;
  /**
   * Removes the field and gives the focus back to where it was.
   *
   * @returns What was typed.
   */
  finish: () => string;
}

/** Props of {@link startTypeAhead}. */
export interface TypeAheadOptions {
  /** Name of the field, for screen readers. */
  label: string;
  /** Class that hides the field from sight only. */
  className: string;
  /** The reader pressed Escape. */
  onCancel: () => void;
}

/**
 * Puts the focus into a field out of sight. Call it in the handler of the key or
 * click itself: later, phones would not show their keyboard.
 *
 * @param options - See {@link TypeAheadOptions}.
 * @returns The field's handle.
 */
export function startTypeAhead({label, className, onCancel}: TypeAheadOptions): TypeAhead {
  const before = document.activeElement;
  const input = document.createElement('input');
  input.type = 'text';
  input.className = className;
  input.setAttribute('aria-label', label);
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.setAttribute('autocapitalize', 'none');

  let composing = false;
  input.addEventListener('compositionstart', () => {
    composing = true;
  });
  input.addEventListener('compositionend', () => {
    composing = false;
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !composing && !event.isComposing) onCancel();
  });

  document.body.append(input);
  input.focus({preventScroll: true});

  return {
    settled: () =>
      composing
        ? new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), {once: true}))
        : Promise.resolve(),
    finish: () => {
      const hadFocus = document.activeElement === input;
      const text = input.value;
      input.remove();
      if (hadFocus && before instanceof HTMLElement) before.focus({preventScroll: true});
      return text;
    },
  };
}
