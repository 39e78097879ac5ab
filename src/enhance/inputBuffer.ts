/**
 * Collects what is typed while the search dialog loads. It focuses a real text field, because
 * input methods, dead keys, pasting and on-screen keyboards don't work with key events alone.
 */

/** A hidden text field that takes the input until the dialog is there. */
export interface InputBuffer {
  /** Resolves once no input method is composing, since moving the focus would break its text. */
  settled: () => Promise<void>;
  /**
   * Removes the field and restores the focus.
   *
   * @returns What was typed.
   */
  finish: () => string;
  /** Called when the reader presses Escape. */
  onCancel: () => void;
}

/** A field knows its handle, so that the app takes over the one that the page script has put up. */
interface BufferField extends HTMLInputElement {
  inputBuffer?: InputBuffer;
}

/** Props of {@link startInputBuffer}. */
export interface InputBufferOptions {
  /** Name of the field, for screen readers. */
  label: string;
  /** Called when the reader presses Escape. */
  onCancel: () => void;
}

/**
 * Focuses a hidden text field. Call it directly in the key or click handler: phones don't open
 * their keyboard for a focus that is set later.
 *
 * @param options - See {@link InputBufferOptions}.
 * @returns Handle of the field; of the one that is there already, with its text, if there is one.
 */
export function startInputBuffer({label, onCancel}: InputBufferOptions): InputBuffer {
  const known = document.querySelector<BufferField>('input[data-input-buffer]')?.inputBuffer;
  if (known !== undefined) {
    known.onCancel = onCancel;
    return known;
  }
  const before = document.activeElement;
  const input: BufferField = document.createElement('input');
  input.type = 'text';
  input.dataset.inputBuffer = '';
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
    if (event.key === 'Escape' && !composing && !event.isComposing) handle.onCancel();
  });

  document.body.append(input);
  input.focus({preventScroll: true});

  const handle: InputBuffer = {
    onCancel,
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
  input.inputBuffer = handle;
  return handle;
}
