import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UnexpectedInternals} from '../unexpected';

const TRICK = 'file-class-names';

/** What Docusaurus asks `css-loader` for; the hash is another one for each class. */
const EXPECTED = '[local]_[contenthash:base64:4]';

/** Letters of a hash: of four, two of a hundred files are the same in one of 3000 sites. */
const LENGTH = 4;

/**
 * Ends a class of a CSS module with a hash of its file, which all classes of the file share: what
 * repeats is compressed well.
 *
 * @param siteDir - Folder of the site: the hash is that of the path in it, on every computer.
 * @param file - Absolute path of the CSS module.
 * @param local - Name of the class there.
 */
export function className(siteDir: string, file: string, local: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const hash = createHash('sha256').update(relative).digest('base64url').replace(/[-_]/g, '');
  return `${local}_${hash.slice(0, LENGTH)}`;
}

interface Modules {
  localIdentName?: string;
  getLocalIdent?: (context: {resourcePath: string}, name: string, local: string) => string;
}

/** Options for CSS modules of all loaders in a configuration, however deep they stand. */
function modulesOptions(part: unknown): Modules[] {
  if (Array.isArray(part)) return part.flatMap(modulesOptions);
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return [];
  const {options, oneOf, rules, use} = part as Record<string, unknown>;
  const {modules} = (options ?? {}) as {modules?: unknown};
  return [
    ...(typeof modules === 'object' && modules !== null && 'localIdentName' in modules ? [modules as Modules] : []),
    ...[oneOf, rules, use].flatMap(modulesOptions),
  ];
}

/** Gives classes of one file one hash. */
export default function fileClassNamesPlugin({siteDir}: LoadContext): Plugin {
  // Development names classes after their files.
  if (process.env.NODE_ENV !== 'production') return {name: TRICK};
  return {
    name: TRICK,
    configureWebpack(config) {
      const found = modulesOptions(config.module?.rules);
      const names = found.map(({localIdentName}) => localIdentName);
      if (found.length === 0 || names.some((name) => name !== EXPECTED)) {
        throw new UnexpectedInternals(
          TRICK,
          `CSS modules should be compiled with the class names ${EXPECTED}; they are with ${names.join(', ') || 'none'}.`,
        );
      }
      for (const modules of found) {
        modules.getLocalIdent = ({resourcePath}, _name, local) => className(siteDir, resourcePath, local);
      }
      return {};
    },
  };
}
