/** The project of a reader who follows the guide, as far as it is typed and not installed. */
import path from 'node:path';

/** A fault in what a page tells a reader to do. */
export class GuideFault extends Error {
  /**
   * @param message - What a reader would get.
   * @param fix - How the writer fixes it.
   * @param line - Line inside the block, from 0; the opening line without it.
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly line?: number,
  ) {
    super(message);
    this.name = 'GuideFault';
  }
}

/** Files and folders of a project, by path below its folder, with forward slashes. */
export class Project {
  readonly #files: Map<string, string>;
  readonly #folders: Set<string>;

  /**
   * @param files - Text of each file.
   * @param folders - Folders that were made without a file in them.
   */
  constructor(files: Iterable<readonly [string, string]> = [], folders: Iterable<string> = []) {
    this.#files = new Map([...files].map(([name, text]) => [name, withFinalBreak(text)]));
    this.#folders = new Set(folders);
  }

  /** A copy that can be changed without changing this one. */
  copy(): Project {
    return new Project(this.#files, this.#folders);
  }

  /** Names of the files, sorted. */
  get names(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** Files by name, sorted by it. */
  get files(): [name: string, text: string][] {
    return this.names.map((name) => [name, this.read(name) ?? '']);
  }

  /** Text of a file, if there is one. */
  read(name: string): string | undefined {
    return this.#files.get(name);
  }

  /** Whether there is a folder of that name. */
  hasFolder(name: string): boolean {
    return name === '' || this.#folders.has(name) || this.names.some((file) => file.startsWith(`${name}/`));
  }

  /** Writes a file, with a line end at its end. */
  write(name: string, text: string): void {
    this.#files.set(name, withFinalBreak(text));
  }

  /** Makes a folder and those around it. */
  makeFolder(name: string): void {
    this.#folders.add(name);
  }

  /** Removes a file, or a folder with all that is in it. */
  remove(name: string): void {
    this.#files.delete(name);
    this.#folders.delete(name);
    for (const file of this.names) if (file.startsWith(`${name}/`)) this.#files.delete(file);
  }

  /**
   * Copies a file, or a folder with all that is in it.
   *
   * @param from - What is copied.
   * @param to - Its new name; an existing folder takes it in.
   */
  copyTo(from: string, to: string): void {
    const target = this.hasFolder(to) ? path.posix.join(to, path.posix.basename(from)) : to;
    for (const [name, text] of this.files) {
      if (name === from) this.write(target, text);
      else if (name.startsWith(`${from}/`)) this.write(target + name.slice(from.length), text);
    }
  }
}

function withFinalBreak(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
