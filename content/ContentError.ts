/** A fault in the content: says where it is and how to mend it. */
export class ContentError extends Error {
  /**
   * @param file - Path relative to the site folder.
   * @param line - Line from 1; 0 when the fault is the file as a whole.
   * @param reason - What is wrong and how to mend it.
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(line > 0 ? `${file}:${line}: ${reason}` : `${file}: ${reason}`);
    this.name = 'ContentError';
  }
}
