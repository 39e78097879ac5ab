import texts from '../i18n/config-check.json';

/** Labels and sentences of the check of a configuration, by language. */
export const CHECK_TEXTS = texts;
