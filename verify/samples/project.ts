import path from 'node:path';
import type {FileNames, ImportedName} from './typescript/parse';

/** A sample that other samples of its page can import or borrow names from. */
export interface ProjectEntry {
  /** Position on the page, from 0. */
  index: number;
  /** Path relative to the reader's project, for samples that are whole files. */
  title: string | undefined;
  /** Generated file. */
  path: string;
  names: FileNames;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json', '.d.ts'];

/**
 * Makes a `title=` a path inside the reader's project.
 *
 * @param title - Value of `title=`.
 * @returns Path with forward slashes and without a leading one.
 */
export function projectPath(title: string): string {
  return path.posix.normalize(title.replaceAll('\\', '/')).replace(/^(?:\.{1,2}\/|\/)+/, '');
}

function nearest(entries: readonly ProjectEntry[], index: number): ProjectEntry | undefined {
  const before = entries.filter((entry) => entry.index < index);
  return before.at(-1) ?? entries.find((entry) => entry.index > index);
}

/** The samples of one page, seen as the files of one project. */
export class PageProject {
  readonly #entries: ProjectEntry[] = [];

  /** Adds a sample; in the order of the page. */
  add(entry: ProjectEntry): void {
    this.#entries.push(entry);
  }

  /**
   * Finds the sample a relative import means.
   *
   * @param specifier - Text between the quotes.
   * @param from - The importing sample.
   * @returns Generated file of the nearest sample before it with that title, else of the first after it.
   */
  resolve(specifier: string, from: {index: number; title: string | undefined}): string | undefined {
    const target = projectPath(path.posix.join(path.posix.dirname(from.title ?? 'sample.ts'), specifier));
    const bases = [target, target.replace(/\.jsx?$/, '')];
    const wanted = new Set(
      bases.flatMap((base) => [
        ...EXTENSIONS.map((ext) => base + ext),
        ...EXTENSIONS.slice(1).map((ext) => `${base}/index${ext}`),
      ]),
    );
    const found = this.#entries.filter((entry) => entry.title !== undefined && wanted.has(entry.title));
    return nearest(found, from.index)?.path;
  }

  /**
   * Imports that give a fragment the names it takes from the rest of the page.
   *
   * @param names - Names the fragment uses and does not declare.
   * @param index - Position of the fragment.
   * @returns One statement for each name the page knows.
   */
  imports(names: Iterable<string>, index: number): string[] {
    const statements: string[] = [];
    for (const name of names) {
      const statement = this.#importOf(name, index);
      if (statement !== undefined) statements.push(statement);
    }
    return statements;
  }

  #importOf(name: string, index: number): string | undefined {
    const importing = nearest(
      this.#entries.filter((entry) => entry.names.imports.some((i) => i.local === name)),
      index,
    );
    const imported = importing?.names.imports.find((candidate) => candidate.local === name);
    if (importing !== undefined && imported !== undefined) {
      const specifier = imported.specifier.startsWith('.')
        ? (this.resolve(imported.specifier, importing) ?? imported.specifier)
        : imported.specifier;
      return importStatement({...imported, specifier});
    }
    const declaring = nearest(
      this.#entries.filter((entry) => entry.names.declared.includes(name)),
      index,
    );
    if (declaring === undefined || declaring.names.isCommonJs) return undefined;
    return importStatement({local: name, imported: name, kind: 'named', specifier: declaring.path});
  }
}

function importStatement({local, imported, kind, specifier}: ImportedName): string {
  const source = JSON.stringify(specifier);
  if (kind === 'default') return `import ${local} from ${source};`;
  if (kind === 'namespace') return `import * as ${local} from ${source};`;
  return imported === local ? `import {${local}} from ${source};` : `import {${imported} as ${local}} from ${source};`;
}
