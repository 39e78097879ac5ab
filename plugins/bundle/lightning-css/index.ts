import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {UnexpectedInternals} from '../unexpected';
import {compileSheet, type Composed, type Sheet} from './sheet';

const TRICK = 'lightning-css';

/** Class names that Docusaurus asks `css-loader` for. */
const EXPECTED = '[local]_[contenthash:base64:4]';

const LOADER = path.join(__dirname, 'loader.cjs');

interface Settings {
  /** Absolute path of the folder of the site. */
  siteDir: string;
  /** Whether a module says only what its classes are called, as on the server. */
  onlyNames: boolean;
  /** Plugins of PostCSS that run first: those that plugins of Docusaurus add to this list. */
  postcssOptions: Pick<PostCssOptions, 'plugins'>;
}

/** Options of the loader. */
export interface LoaderOptions extends Settings {
  compile: typeof compile;
}

/** A part of a style sheet: its file, and the beginning of a request that is answered by the loaders of this one. */
interface Place {
  file: string;
  inline: string;
}

/** Code that is a text, whatever is in it. */
const literal = (text: string): string => JSON.stringify(text);

/**
 * Code of the module that stands for a style sheet.
 *
 * @param sheet - The sheet, compiled.
 * @param options - Beginning of a request for another style sheet, and whether the text of the sheet is left out.
 * @returns A CommonJS module as that of `css-loader`: a list of texts with their identifiers, and with names as `locals`; or
 *   only the names.
 */
export function moduleOf(
  {imports, css, names}: Sheet,
  {inline, onlyNames}: {inline: string; onlyNames: boolean},
): string {
  const composed = [...names.values()].flat().filter((part) => typeof part !== 'string');
  const sheets = [...new Set([...(onlyNames ? [] : imports), ...composed.map(({from}) => from)])];
  const nameCode = (part: string | Composed): string =>
    typeof part === 'string'
      ? literal(part)
      : `sheet${sheets.indexOf(part.from)}${onlyNames ? '' : '.locals'}[${literal(part.name)}]`;
  const entries = [...names].map(([name, parts]) => `${literal(name)}: ${parts.map(nameCode).join(' + " " + ')}`);
  const locals = `{${entries.join(', ')}}`;
  const text = css.map((part, index) => (index % 2 === 0 ? literal(part) : `address(require(${literal(part)}))`));
  const texts = [...sheets.map((_from, index) => `...sheet${index}`), `[module.id, ${text.join(' + ')}, ""]`];
  return [
    ...sheets.map((from, index) => `const sheet${index} = require(${literal(inline + from)});`),
    ...(onlyNames
      ? [`module.exports = ${locals};`]
      : [
          'const address = (file) => file.default ?? file;',
          `const all = [${texts.join(', ')}];`,
          // A sheet that two others ask for stands once, first.
          'module.exports = all.filter(([id], index) => all.findIndex(([other]) => other === id) === index);',
          `module.exports.locals = ${locals};`,
        ]),
    '',
  ].join('\n');
}

/**
 * Compiles a style sheet to a module; the loader calls it.
 *
 * @param source - Text of the sheet.
 * @param options - Those of the loader, and where the sheet is.
 * @throws Error with file and line when the sheet is not right.
 */
export async function compile(source: string, options: Settings & Place): Promise<string> {
  const {file, siteDir, postcssOptions} = options;
  const plugins = postcssOptions.plugins as AcceptedPlugin[];
  const own = plugins.length === 0 ? source : (await postcss(plugins).process(source, {from: file, map: false})).css;
  return moduleOf(compileSheet(own, {file, siteDir}), options);
}

interface Use {
  loader: string;
  options?: {modules?: {localIdentName?: string; exportOnlyLocals?: boolean}};
}

interface Rule {
  use?: unknown;
  oneOf?: unknown;
}

const isLoader = (use: unknown, name: string): use is Use =>
  typeof use === 'object' && use !== null && 'loader' in use && String(use.loader).split(path.sep).includes(name);

/** Puts the loader into rules, however deep they stand, in the place of those of Docusaurus; returns how often. */
function replaceLoaders(rules: unknown, siteDir: string): number {
  if (!Array.isArray(rules)) return 0;
  let count = 0;
  for (const rule of rules as (Rule | null | undefined)[]) {
    count += replaceLoaders(rule?.oneOf, siteDir);
    if (!Array.isArray(rule?.use)) continue;
    const uses = rule.use as unknown[];
    const at = uses.findIndex((use) => isLoader(use, 'css-loader'));
    if (at < 0) continue;
    const {modules} = (uses[at] as Use).options ?? {};
    if (modules !== undefined && modules.localIdentName !== EXPECTED) {
      throw new UnexpectedInternals(
        TRICK,
        `CSS modules should be compiled with the class names ${EXPECTED}; they are with ${modules.localIdentName}.`,
      );
    }
    const others = uses.slice(at + 1).filter((use) => !isLoader(use, 'postcss-loader'));
    if (others.length > 0)
      throw new UnexpectedInternals(TRICK, 'Style sheets should have only the loaders of Docusaurus.');
    const onlyNames = modules?.exportOnlyLocals === true;
    const options: LoaderOptions = {compile, siteDir, onlyNames, postcssOptions: {plugins: []}};
    rule.use = [...uses.slice(0, at), {loader: LOADER, options}];
    count += 1;
  }
  return count;
}

/** Has style sheets compiled by Lightning CSS. */
export default function lightningCssPlugin({siteDir}: LoadContext): Plugin {
  // Development names classes after their files, and maps sheets to their sources.
  if (process.env.NODE_ENV !== 'production') return {name: TRICK};
  return {
    name: TRICK,
    configureWebpack(config) {
      if (replaceLoaders(config.module?.rules, siteDir) === 0) {
        throw new UnexpectedInternals(TRICK, 'Style sheets should be compiled by css-loader; none are.');
      }
      return {};
    },
  };
}
