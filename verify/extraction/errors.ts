/** A failure of the extraction that says what to do about it. */
export class ToolkitError extends Error {
  /**
   * @param problem - What is wrong, naming the package, file or fact.
   * @param remedy - What the person should do next.
   */
  constructor(problem: string, remedy: string) {
    super(`${problem}\n  → ${remedy}`);
    this.name = 'ToolkitError';
  }
}
