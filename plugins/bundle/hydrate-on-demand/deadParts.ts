/** Finds parts of pages that would do nothing: what React brings to life has to be in an island or in the frame. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {SOURCES_CHUNK} from './servedPages';

const TRICK = 'hydrate-on-demand';

/** Hooks that only work once a component has hydrated. */
const LIVE_HOOK =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState|IsBrowser|ColorMode|WindowSize|Collapsible)$/;

/** Handlers that end at an element of the page; components may name others as they like. */
const HANDLER =
  /^on(?:Click|DoubleClick|AuxClick|ContextMenu|Change|Input|BeforeInput|Invalid|Submit|Reset|Select|Focus|Blur|Scroll|Wheel|Toggle|Copy|Cut|Paste|Load|Error|(?:Key|Mouse|Pointer|Touch|Drag|Composition|Animation|Transition)\w+|Drag|Drop)$/;

const inside = ({source}: RegExp): string => source.slice('^'.length, -'$'.length);

/** Either name, wherever it stands: few files have one, and only these have to be parsed. */
const MENTION = new RegExp(`\\b(?:${inside(LIVE_HOOK)}|${inside(HANDLER)})\\b`);

/** What needs React in a file, and where. */
export interface LivePart {
  /** Line from 1. */
  line: number;
  /** Name of a hook or an attribute. */
  name: string;
}

interface SyntaxNode {
  type: string;
  loc?: {start: {line: number}} | null;
  name?: unknown;
  callee?: SyntaxNode & {property?: SyntaxNode};
}

/** Name of what a node is: a hook that is called, or a handler that is set. */
function liveName({type, callee, name}: SyntaxNode): string | undefined {
  if (type === 'CallExpression') {
    const called = callee?.property?.name ?? callee?.name;
    return typeof called === 'string' && LIVE_HOOK.test(called) ? called : undefined;
  }
  if (type !== 'JSXAttribute') return undefined;
  const attribute = (name as SyntaxNode).name;
  return typeof attribute === 'string' && HANDLER.test(attribute) ? attribute : undefined;
}

/**
 * Finds state, effects and handlers.
 *
 * @param source - Text of a module in TypeScript or JavaScript, with JSX or without.
 * @returns In the order of the file.
 */
export function liveParts(source: string): LivePart[] {
  if (!MENTION.test(source)) return [];
  const found: LivePart[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as SyntaxNode;
    const name = liveName(node);
    if (name !== undefined) found.push({line: node.loc?.start.line ?? 1, name});
    for (const [key, child] of Object.entries(node)) if (key !== 'loc') walk(child);
  };
  walk(parse(source, {sourceType: 'module', plugins: ['typescript', 'jsx']}).program);
  return found;
}

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Fails the build when a module of this site that only pages use has state, effects or handlers.
 *
 * @param siteDir - Absolute path of the site.
 * @returns A plugin of the bundler. Its error names file and line, and says what to do.
 */
export function refuseDeadParts(siteDir: string): {apply(compiler: Compiler): void} {
  const own = path.join(siteDir, 'src') + path.sep;
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(TRICK, (compilation) => {
        // Before modules are joined, when each still knows its chunks.
        compilation.hooks.optimizeModules.tap(TRICK, (modules) => {
          for (const module of modules) {
            const {resource} = module as {resource?: string};
            const file = resource?.split('?')[0] ?? '';
            if (!file.startsWith(own) || !/\.[jt]sx?$/.test(file)) continue;
            const chunks = [...compilation.chunkGraph.getModuleChunks(module)].map(({name}) => `${name ?? ''}.`);
            if (chunks.length === 0 || !chunks.every((name) => SOURCES_CHUNK.test(name))) continue;
            for (const {line, name} of liveParts(readFileSync(file, 'utf8'))) {
              const place = `${path.relative(siteDir, file).split(path.sep).join('/')}:${line}`;
              compilation.errors.push(
                new Error(
                  `${place}: "${name}" does nothing here, because React leaves what pages say as it was served. Make the part an island (src/served/islands.ts), or a behaviour of plain HTML (src/enhance/behaviours/).`,
                ) as never,
              );
            }
          }
        });
      });
    },
  };
}
