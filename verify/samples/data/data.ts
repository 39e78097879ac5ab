import ts from 'typescript';
import {parse as parseToml, TomlError} from 'smol-toml';
import {isMap, isScalar, parseDocument, type Document} from 'yaml';
import type {DataLanguage} from '../../../content/fences/languages';
import {splitFrontmatter} from '../../../content/frontmatter';
import {nearest} from '../../../content/suggest';
import {knownTypeOf, neverRead, type KnownTypes} from '../known/files';
import {MappedText} from '../mapped';
import {checkVersion, type KnownPackages} from '../packages';
import {checkCommand, type ShellContext} from '../shell/commands';
import {parseShell} from '../shell/parse';
import type {Finding, Prepared} from '../types';
import {emitToml, emitYaml} from './emit';
import {readJson} from './json';

/** What data is checked against. */
export interface DataContext {
  /** Path in the reader's project; `undefined` for a part of a file. */
  title: string | undefined;
  /** Generated file to write the typed form to. */
  path: string;
  /** Module that exports the known types. */
  knownTypesPath: string;
  /** Frontmatter fields of the release and its plugins. */
  frontmatterKeys: readonly string[];
  packages: KnownPackages;
  shell: ShellContext;
}

/** Data after parsing. */
interface Reading {
  findings: Finding[];
  value: unknown;
  /** Appends the data as a TypeScript expression. */
  emit: (mapped: MappedText) => void;
  fragment: boolean;
}

function readYaml(code: string): Reading {
  const document = parseDocument(code, {prettyErrors: false});
  const [problem] = document.errors;
  return {
    findings:
      problem === undefined
        ? []
        : [
            {
              offset: problem.pos[0],
              code: 'yaml',
              message: `The YAML does not parse: ${problem.message}.`,
              fix: 'Correct the syntax.',
            },
          ],
    value: problem === undefined ? (document.toJS() as unknown) : undefined,
    emit: (mapped) => emitYaml(document, mapped, 0),
    fragment: false,
  };
}

function readToml(code: string): Reading {
  try {
    const value = parseToml(code);
    return {findings: [], value, emit: (mapped) => emitToml(value, code, mapped), fragment: false};
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    const offset =
      code
        .split('\n')
        .slice(0, cause.line - 1)
        .join('\n').length + 1;
    const reason = cause.message.split('\n')[0]?.replace(/^Invalid TOML document: /, '') ?? '';
    return {
      findings: [{offset, code: 'toml', message: `The TOML does not parse: ${reason}.`, fix: 'Correct the syntax.'}],
      value: undefined,
      emit: () => undefined,
      fragment: false,
    };
  }
}

function readJsonLike(code: string, language: DataLanguage, title: string | undefined): Reading {
  const comments = language !== 'json' || /(?:^|\/)[tj]sconfig[^/]*\.json$/.test(title ?? '');
  const reading = readJson(code, {comments, fragment: title === undefined});
  return {
    findings: reading.findings,
    value: reading.value,
    emit: (mapped) => mapped.add(reading.before).copy(code, 0).add(reading.after),
    fragment: reading.before !== '',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every script a data file holds: `run:` of workflows, `script:` of pipelines, scripts of `package.json`. */
function* scriptsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:run|script|before_script|command|buildCommand|installCommand|devCommand)$/.test(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* scriptsIn(item, key);
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (name === 'scripts' && isRecord(item)) {
        for (const script of Object.values(item)) if (typeof script === 'string') yield script;
      } else {
        yield* scriptsIn(item, name);
      }
    }
  }
}

function placeOf(code: string, needle: string): number {
  return Math.max(code.indexOf(needle.split('\n')[0] ?? needle), 0);
}

function checkScripts(code: string, value: unknown, shell: ShellContext): Finding[] {
  const own = isRecord(value) && isRecord(value.scripts) ? Object.keys(value.scripts) : [];
  const context = {...shell, scripts: new Set([...shell.scripts, ...own])};
  return [...scriptsIn(value)].flatMap((script) =>
    parseShell(script).flatMap(({words, offset}) =>
      checkCommand(words, context).map((problem) => {
        const line = script.slice(offset).split('\n')[0] ?? '';
        return {...problem, offset: placeOf(code, line.trim())};
      }),
    ),
  );
}

function checkDependencies(code: string, value: unknown, packages: KnownPackages): Finding[] {
  if (!isRecord(value)) return [];
  return ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((group) => {
    const list = value[group];
    if (!isRecord(list)) return [];
    return Object.entries(list).flatMap(([name, version]) => {
      const problem = checkVersion(name, String(version), packages);
      return problem === undefined ? [] : [{...problem, offset: placeOf(code, `"${name}"`)}];
    });
  });
}

function checkTsconfig(code: string, value: unknown): Finding[] {
  if (!isRecord(value) || !isRecord(value.compilerOptions)) return [];
  const {errors} = ts.convertCompilerOptionsFromJson(value.compilerOptions, '.');
  return errors.map((error) => {
    const message = ts.flattenDiagnosticMessageText(error.messageText, ' ');
    const named = /'([^']+)'/.exec(message)?.[1] ?? '';
    return {
      offset: placeOf(code, `"${named}"`),
      code: `TS${error.code}`,
      message,
      fix: 'Use an option and value that TypeScript knows.',
    };
  });
}

function typed(reading: Reading, type: keyof KnownTypes, context: DataContext): Prepared['files'][number] {
  const mapped = new MappedText();
  mapped.add(`import type {${type}} from ${JSON.stringify(context.knownTypesPath)};\nconst content: ${type} = `);
  reading.emit(mapped);
  mapped.add(';\nexport default content;\n');
  return {path: context.path, text: mapped.text, segments: mapped.segments};
}

/** Other samples of the page can import the file. */
function untyped(reading: Reading, context: DataContext): Prepared['files'][number] {
  const mapped = new MappedText().add('const content = ');
  reading.emit(mapped);
  mapped.add(';\nexport default content;\n');
  return {path: context.path, text: mapped.text, segments: mapped.segments};
}

/**
 * Checks a sample of data: its syntax, and its shape when its title names a file with a known type.
 *
 * @param code - The sample.
 * @param language - Its language.
 * @param context - Page, packages and types.
 */
export function prepareData(code: string, language: DataLanguage, context: DataContext): Prepared {
  const {title} = context;
  const block = language === 'yaml' ? splitFrontmatter(code) : undefined;
  if (block?.end === code.length) return prepareFrontmatter(block.yaml, block.start, context);
  const reading =
    language === 'yaml' ? readYaml(code) : language === 'toml' ? readToml(code) : readJsonLike(code, language, title);
  const findings = [...reading.findings];
  const files: Prepared['files'] = [];
  if (findings.length === 0) {
    const type = title === undefined ? undefined : knownTypeOf(title, reading.value);
    if (type !== undefined) files.push(typed(reading, type, context));
    else if (title !== undefined && language === 'json') files.push(untyped(reading, context));
    const unread = title === undefined ? undefined : neverRead(title);
    if (unread !== undefined) {
      findings.push({offset: 0, code: 'file', message: unread, fix: 'Show the file that the release reads.'});
    }
    findings.push(...checkScripts(code, reading.value, context.shell));
    findings.push(...checkDependencies(code, reading.value, context.packages));
    if (/(?:^|\/)tsconfig[^/]*\.json$/.test(title ?? '')) findings.push(...checkTsconfig(code, reading.value));
  }
  return {findings, files, fragment: reading.fragment};
}

/**
 * Checks the frontmatter of a page that a sample shows.
 *
 * @param yaml - Text between the dashes.
 * @param offset - Its offset in the sample.
 * @param context - Page, packages and types.
 */
export function prepareFrontmatter(
  yaml: string,
  offset: number,
  context: Pick<DataContext, 'path' | 'knownTypesPath' | 'frontmatterKeys'>,
): Prepared {
  const document = parseDocument(yaml, {prettyErrors: false});
  const [problem] = document.errors;
  if (problem !== undefined) {
    return {
      findings: [
        {
          offset: offset + problem.pos[0],
          code: 'yaml',
          message: `The frontmatter does not parse: ${problem.message}.`,
          fix: 'Correct the syntax.',
        },
      ],
      files: [],
      fragment: false,
    };
  }
  if (document.contents === null) return {findings: [], files: [], fragment: false};
  const mapped = new MappedText();
  mapped.add(
    `import type {Frontmatter} from ${JSON.stringify(context.knownTypesPath)};\nconst content: Frontmatter = `,
  );
  emitYaml(document, mapped, offset);
  mapped.add(';\nexport default content;\n');
  return {
    findings: misspeltKeys(document, offset, context.frontmatterKeys),
    files: [{path: context.path, text: mapped.text, segments: mapped.segments}],
    fragment: false,
  };
}

/** Frontmatter takes any field, so the compiler lets a misspelt one through. */
function misspeltKeys(document: Document, offset: number, known: readonly string[]): Finding[] {
  const {contents} = document;
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key}) => {
    const name = isScalar(key) ? String(key.value) : '';
    // A word of three letters is near too many others.
    if (known.includes(name) || name.length < 4) return [];
    const [meant] = nearest(name, known, {edits: name.length >= 7 ? 2 : 1});
    if (meant === undefined) return [];
    return [
      {
        offset: offset + (isScalar(key) ? (key.range?.[0] ?? 0) : 0),
        code: 'frontmatter',
        message: `The release does not read the frontmatter field \`${name}\`.`,
        fix: `Write \`${meant}\`, or choose a name of your own that is less like it.`,
      },
    ];
  });
}

/**
 * Script names of a `package.json` sample.
 *
 * @param code - The sample, whole or a part.
 */
export function scriptNamesIn(code: string): string[] {
  const {value} = readJson(code, {comments: true, fragment: true});
  return isRecord(value) && isRecord(value.scripts) ? Object.keys(value.scripts) : [];
}
