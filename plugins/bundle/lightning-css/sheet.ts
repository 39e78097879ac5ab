/** Compiles one style sheet, without the bundler. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {
  transform,
  type CSSModuleExport,
  type CSSModuleExports,
  type Dependency,
  type ImportDependency,
  type TransformResult,
  type UrlDependency,
} from 'lightningcss';

/** Letters of a hash: of four, two of a hundred files are the same in one of 3000 sites. */
const LENGTH = 4;

/**
 * Ends the classes of a CSS module: with a hash of its file, which all of them share, because what repeats is compressed well.
 *
 * @param siteDir - Folder of the site: the hash is that of the path in it, on every computer.
 * @param file - Absolute path of the CSS module.
 */
export function fileHash(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const hash = createHash('sha256').update(relative).digest('base64url').replace(/[-_]/g, '');
  return hash.slice(0, LENGTH);
}

/** A class that another style sheet has, which an element gets too. */
export interface Composed {
  /** Request for that style sheet. */
  from: string;
  /** Name of the class there. */
  name: string;
}

/** What an element gets for a class of a CSS module: names of classes, and classes of other style sheets. */
export type Names = readonly (string | Composed)[];

/** A compiled style sheet. */
export interface Sheet {
  /** Requests for the sheets that it imports. */
  imports: readonly string[];
  /** Text between addresses of files, which are requests: text, request, text, and so on. */
  css: readonly string[];
  /** For each class, in the order of the alphabet. */
  names: ReadonlyMap<string, Names>;
}

/** Request for a file: one beside the sheet, also where its address does not begin with a dot, or one by the alias of the site. */
const requestOf = (url: string): string => (/^(?:\.|@site\/)/.test(url) ? url : `./${url}`);

/** Addresses that are no files of the site, or that the browser is to resolve. */
const IS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** Names of a class, and those of the classes that it composes, of which one of the same sheet may compose others. */
function namesOf({name, composes}: CSSModuleExport, all: readonly CSSModuleExport[]): (string | Composed)[] {
  const composed = composes.flatMap((part) => {
    if (part.type === 'dependency') return [{from: requestOf(part.specifier), name: part.name}];
    const same = part.type === 'local' ? all.find((other) => other.name === part.name) : undefined;
    return same === undefined ? [part.name] : namesOf(same, all);
  });
  return [name, ...composed];
}

function classesOf(exported: CSSModuleExports | undefined): Sheet['names'] {
  // Those of a sheet that is no module are `null`, which the types leave out.
  const classes = Object.entries(exported ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const all = classes.map(([, exported]) => exported);
  return new Map(classes.map(([name, exported]) => [name, namesOf(exported, all)]));
}

/** Items with something between each and the next. */
const between = (items: readonly string[], separator: string): string[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));

/** Puts addresses into a text again, which stand there between double quotes, and cuts it where one is a file. */
function withAddresses(css: string, addresses: readonly UrlDependency[]): string[] {
  let parts = [css];
  for (const {url, placeholder} of addresses) {
    parts = IS_ADDRESS.test(url)
      ? parts.map((part) => part.replaceAll(placeholder, () => url.replace(/["\\]/g, '\\$&')))
      : parts.flatMap((part, index) => (index % 2 === 1 ? [part] : between(part.split(placeholder), requestOf(url))));
  }
  return parts;
}

/** Refuses a style sheet. */
const refuse = (file: string, {line, column}: {line: number; column: number}, what: string): never => {
  throw new Error(`${file}:${line}:${column}: ${what}`);
};

/** What stands between the address of an import and the end of the statement: nothing, or the end of `url()`. */
const NOTHING_MORE = /^["']?\s*\)?\s*(?:;|$)/;

/** Requests of a sheet for others. */
function importsOf(source: string, file: string, dependencies: readonly ImportDependency[]): string[] {
  const lines = source.split('\n');
  return dependencies.map(({url, loc: {start, end}}) => {
    const rest = lines[end.line - 1]?.slice(end.column) ?? '';
    if (IS_ADDRESS.test(url)) refuse(file, start, `A style sheet of another host, ${url}. Import a file of the site.`);
    if (!NOTHING_MORE.test(rest)) {
      refuse(file, start, `After the address of an @import stands a condition: ${rest.trim()}. Write it in ${url}.`);
    }
    return requestOf(url);
  });
}

/** Position of a fault, as Lightning CSS throws it: a column counts from 1 there. */
interface Fault {
  message: string;
  loc?: {line: number; column: number} | null;
}

/**
 * Compiles a style sheet. Prefixes and fallbacks for the browsers of the site are not its work: the minifier puts them in.
 *
 * @param source - Text of the sheet.
 * @param where - Absolute path of its file, and the folder of the site.
 * @returns The text, and what stands for the classes if it is a CSS module, by the end of its name.
 * @throws Error with file, line and column when it is no CSS, or imports another sheet under a condition or from another host.
 */
export function compileSheet(source: string, {file, siteDir}: {file: string; siteDir: string}): Sheet {
  let result: TransformResult;
  try {
    result = transform({
      filename: file,
      code: Buffer.from(source),
      analyzeDependencies: true,
      cssModules: file.endsWith('.module.css')
        ? // Names of areas and containers stay as they are written.
          {pattern: `[local]_${fileHash(siteDir, file)}`, grid: false, container: false}
        : false,
    });
  } catch (error) {
    const {message, loc} = error as Fault;
    return refuse(file, loc ?? {line: 1, column: 1}, `${message}. Mend the style sheet.`);
  }
  const dependencies: readonly Dependency[] = result.dependencies ?? [];
  return {
    imports: importsOf(
      source,
      file,
      dependencies.filter((one) => one.type === 'import'),
    ),
    css: withAddresses(
      Buffer.from(result.code).toString(),
      dependencies.filter((one) => one.type === 'url'),
    ),
    names: classesOf(result.exports ?? undefined),
  };
}
