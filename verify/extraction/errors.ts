/** A failure of the extraction that says what to do about it. */
export class ToolkitError extends Error {
  /**
   * @param problem - What is wrong, naming the package, file or fact.
   * @param fix - What the person should do next.
   */
  constructor(problem: string, fix: string) {
    super(`${problem}\n  → ${fix}`);
    this.name = 'ToolkitError';
  }
}
