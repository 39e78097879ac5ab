/** Faults in the files of a project that a build passes over, or tells in a way that nobody understands. */
import path from 'node:path';
import {parse as parseJson, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {GLOBAL_COMPONENTS} from '../samples/known/globalComponents';
import {readMdx, type MdxParser} from '../samples/mdx';
import {fileNames, freeNames, hasValidSyntax, parseScript} from '../samples/typescript/parse';
import type {ScriptLanguage} from '../../content/fences/languages';
import type {Project} from './project';

/** A fault in a file of a project. */
export interface FileFault {
  name: string;
  message: string;
  fix: string;
}

const SCRIPT = /\.[cm]?([jt]sx?)$/;
const CONFIG = /^rspress\.config\.[cm]?[jt]s$/;

/** Extensions of pages, those first that win where two files have one route. */
const PAGE_EXTENSIONS = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx'];

/** Extensions that an import may leave out. */
const IMPORTED = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json', '/index.tsx', '/index.ts', '/index.js'];

/**
 * Checks that a file can be read at all.
 *
 * @param name - Path in the project.
 * @param text - The file.
 * @param parse - Parser of MDX.
 * @returns The fault, if there is one.
 */
export function checkSyntax(name: string, text: string, parse: MdxParser): FileFault | undefined {
  const fix = 'Show the complete file, or mark a part of it as `excerpt`, or show a `diff` with the title.';
  const language = SCRIPT.exec(name)?.[1] as ScriptLanguage | undefined;
  if (language !== undefined) {
    if (!hasValidSyntax(text, language)) return {name, message: `${name} is no valid ${language} as it stands.`, fix};
    if (CONFIG.test(name) && !/\bexport default\b|\bmodule\.exports\b/.test(text)) {
      return {name, message: `${name} exports no configuration as it stands.`, fix};
    }
  } else if (name.endsWith('.json')) {
    const errors: ParseError[] = [];
    parseJson(text, errors, {disallowComments: true, allowEmptyContent: false});
    const [error] = errors;
    if (error !== undefined) {
      return {name, message: `${name} is no JSON as it stands: ${printParseErrorCode(error.error)}.`, fix};
    }
  } else if (name.endsWith('.mdx')) {
    const [finding] = readMdx(text, parse).findings;
    if (finding !== undefined) return {name, message: `${name}: ${finding.message}`, fix: finding.fix};
  }
  return undefined;
}

/** What a file imports and what it leaves undefined. */
interface Names {
  specifiers: string[];
  undefinedTags: string[];
}

const isTag = (name: string): boolean => /^[A-Z]/.test(name);

function namesOf(name: string, text: string, parse: MdxParser): Names | undefined {
  const language = SCRIPT.exec(name)?.[1] as ScriptLanguage | undefined;
  if (language !== undefined) {
    const source = parseScript(text, language);
    const free = freeNames(source);
    // After a name, "<" begins the arguments of a type: `useRef<HTMLDivElement>(null)`.
    const tags = [...text.matchAll(/(?<!\w)<([A-Z]\w*)[\s/>]/g)].map(([, tag = '']) => tag);
    return {
      specifiers: fileNames(source).specifiers.map((specifier) => specifier.text),
      undefinedTags: tags.filter((tag) => free.has(tag) && language.endsWith('x')),
    };
  }
  if (!name.endsWith('.mdx')) return undefined;
  const parts = readMdx(text, parse);
  const own = fileNames(parseScript(parts.esm, 'tsx'));
  const known = new Set([...own.declared, ...own.imports.map(({local}) => local), ...Object.keys(GLOBAL_COMPONENTS)]);
  return {
    specifiers: own.specifiers.map((specifier) => specifier.text),
    undefinedTags: parts.uses.map((use) => use.name.split('.')[0] ?? '').filter((tag) => isTag(tag) && !known.has(tag)),
  };
}

function wrongNames(project: Project, parse: MdxParser): FileFault[] {
  const config = project.files.find(([name]) => CONFIG.test(name))?.[1] ?? '';
  return project.files.flatMap(([name, text]): FileFault[] => {
    const names = namesOf(name, text, parse);
    if (names === undefined) return [];
    const missing = names.specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => {
        const target = path.posix.join(path.posix.dirname(name), specifier);
        return IMPORTED.every((end) => project.read(target + end) === undefined);
      });
    // Listed in the configuration, a component needs no import.
    const tags = [...new Set(names.undefinedTags)].filter((tag) => !config.includes(`/${tag}.`));
    return [
      ...missing.map((specifier) => ({
        name,
        message: `${name} imports ${specifier}, and the project has no such file.`,
        fix: 'Show the file on the page, before the block that imports it.',
      })),
      ...tags.map((tag) => ({
        name,
        message: `${name} uses <${tag}>, which it neither defines nor imports.`,
        fix: 'Add the import, or define the component.',
      })),
    ];
  });
}

/** Folder of the pages, as the configuration names it. */
function rootOf(project: Project): string {
  const config = project.files.find(([name]) => CONFIG.test(name))?.[1] ?? '';
  return /\broot: ['"]([\w./-]+)['"]/.exec(config)?.[1] ?? 'docs';
}

function sameRoutes(project: Project): FileFault[] {
  const root = `${rootOf(project)}/`;
  const winners = new Map<string, string>();
  const pages = project.names.filter((name) => name.startsWith(root) && !name.startsWith(`${root}public/`));
  for (const extension of PAGE_EXTENSIONS) {
    for (const name of pages.filter((page) => path.posix.extname(page) === extension)) {
      const key = name.slice(0, -extension.length);
      if (!winners.has(key)) winners.set(key, name);
    }
  }
  return pages.flatMap((name) => {
    const winner = winners.get(name.slice(0, -path.posix.extname(name).length));
    return winner === undefined || winner === name
      ? []
      : [
          {
            name,
            message: `${name} never shows: it has the route of ${winner}, which wins.`,
            fix: `Change ${winner} instead, or remove it first.`,
          },
        ];
  });
}

/** Components and styles that no other file mentions; those of the theme folder are found by their names. */
function unused(project: Project): FileFault[] {
  const root = `${rootOf(project)}/`;
  const parts = project.names.filter(
    (name) =>
      (SCRIPT.test(name) || /\.(?:css|scss|less)$/.test(name)) &&
      !name.startsWith(root) &&
      !/^[^/]+\.config\./.test(name) &&
      !/\.d\.ts$/.test(name) &&
      !/^theme\/index\.[jt]sx?$/.test(name),
  );
  return parts.flatMap((name) => {
    const stem = path.posix.basename(name).replace(/\.\w+$/, '');
    const mentions = stem === 'index' ? path.posix.basename(path.posix.dirname(name)) : stem;
    const isUsed = project.files.some(
      ([other, text]) => other !== name && new RegExp(`[/'"]${mentions}\\b`).test(text),
    );
    return isUsed
      ? []
      : [
          {
            name,
            message: `No file of the project uses ${name}, so nothing of it shows.`,
            fix: 'Show where it is imported or configured.',
          },
        ];
  });
}

/** Entries of a sidebar that name a page or folder that is not there. */
function wrongEntries(project: Project): FileFault[] {
  const root = rootOf(project);
  return project.files
    .filter(([name]) => name.endsWith('/_meta.json') && name !== `${root}/_meta.json`)
    .flatMap(([name, text]) => {
      const folder = path.posix.dirname(name);
      const list = parseJson(text) as unknown;
      const entries = Array.isArray(list) ? (list as (string | {type?: string; name?: string})[]) : [];
      return entries.flatMap((entry) => {
        const wanted = typeof entry === 'string' ? entry : entry.name;
        if (wanted === undefined) return [];
        const isFolder = typeof entry === 'object' && entry.type === 'dir';
        const found = isFolder
          ? project.hasFolder(`${folder}/${wanted}`)
          : ['', ...PAGE_EXTENSIONS].some((end) => project.read(`${folder}/${wanted}${end}`) !== undefined);
        return found
          ? []
          : [
              {
                name,
                message: `${name} names "${wanted}", and ${folder}/ has no ${isFolder ? 'folder' : 'page'} of that name.`,
                fix: 'Show the page before, or correct the entry.',
              },
            ];
      });
    });
}

/**
 * Finds what a reader would be puzzled by, in a project that is complete for now.
 *
 * @param project - The project.
 * @param parse - Parser of MDX.
 * @returns Faults by file.
 */
export function lintProject(project: Project, parse: MdxParser): FileFault[] {
  return [...sameRoutes(project), ...wrongNames(project, parse), ...wrongEntries(project), ...unused(project)];
}
