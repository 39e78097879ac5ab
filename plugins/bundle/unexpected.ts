/** Docusaurus or its bundler is not built as a trick needs it. */
export class UnexpectedInternals extends Error {
  override name = 'UnexpectedInternals';

  /**
   * @param trick - Name of the trick: its folder in this room.
   * @param found - One sentence: what was expected and what is there.
   */
  constructor(trick: string, found: string) {
    super(`${found} Adapt plugins/bundle/${trick}/, or build without this trick: PLAIN_BUNDLE=${trick}.`);
  }
}
