/** Attributes of a text field that holds code: nothing wraps, translates, corrects or completes it. */
export const CODE_FIELD = {
  wrap: 'off',
  translate: 'no',
  spellCheck: false,
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
} as const;
