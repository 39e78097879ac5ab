import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

type Grammar = NonNullable<typeof Prism.languages.plain>;

/**
 * Grammars that `prism-react-renderer` does not bundle, each after those it extends.
 * The names are those of the files in `prismjs/components`.
 */
const EXTRA = [
  'apacheconf',
  'bash',
  'diff',
  'docker',
  'http',
  'ignore',
  'ini',
  'json5',
  'less',
  'nginx',
  'powershell',
  'scss',
  'shell-session',
  'toml',
] as const;

/** Names that writers use for a grammar that goes by another one. */
const ALIASES: Record<string, string> = {
  cjs: 'javascript',
  console: 'shell-session',
  cts: 'typescript',
  jsonc: 'json',
  mjs: 'javascript',
  mts: 'typescript',
  vue: 'markup',
};

/** Members of `Prism.languages` that are functions of Prism and not grammars. */
const HELPERS = new Set(['extend', 'insertBefore', 'DFS']);

let prepared = false;

/** Adds MDX, which Prism lacks, to its grammars: Markdown with JSX tags, ESM and expressions. */
function defineMdx(): void {
  const {languages} = Prism;
  const jsx = languages.jsx as Grammar;
  languages.mdx = languages.extend('markdown', {tag: (jsx as {tag?: unknown}).tag} as Grammar);
  // Before `title`, and so after `code`: an import inside a fence belongs to the fence.
  languages.insertBefore('mdx', 'title', {
    esm: {pattern: /^(?:import|export)\b.*(?:\n(?!\s*$).+)*/m, alias: 'language-jsx', inside: jsx},
    'mdx-comment': {pattern: /\{\/\*[\s\S]*?\*\/\}/, alias: 'comment'},
    directive: {pattern: /^:{2,}.*$/m, alias: 'keyword'},
    expression: {pattern: /\{[^{}\n]*\}/, alias: 'language-jsx', inside: jsx},
  } as Grammar);
}

/**
 * Replaces the word lists of the shell grammar, which know `npm` but not `bun` and take an argument
 * called `test` or `install` for a command: here the first word of a command is the command.
 */
function refineBash(): void {
  const bash = Prism.languages.bash as Record<string, unknown>;
  delete bash.builtin;
  bash.function = {
    pattern:
      /((?<!\\\n)^[ \t]*|[;|&][ \t]*)(?!(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while)\b)[\w@][\w./@:-]*(?=[\s;|&)]|$)/m,
    lookbehind: true,
    // Against the whole text: in what is left after a command, the next word would stand first.
    greedy: true,
  };
  bash.number = {pattern: /(^|\s)\d+(?=\s|$)/m, lookbehind: true};
}

/**
 * Prism with every grammar of this site.
 *
 * @returns The instance of `prism-react-renderer`, extended on the first call.
 */
export function prism(): typeof Prism {
  if (prepared) return Prism;
  // The files of prismjs are scripts that add themselves to a global called Prism.
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    const load = createRequire(__filename);
    for (const name of EXTRA) load(`prismjs/components/prism-${name}`);
    refineBash();
    defineMdx();
  } finally {
    if (before === undefined) delete scope.Prism;
    else scope.Prism = before;
  }
  prepared = true;
  return Prism;
}

/**
 * Every language name that a fence may carry.
 *
 * @returns Names and aliases in alphabetical order.
 */
export function knownLanguages(): string[] {
  const names = Object.keys(prism().languages).filter((name) => !HELPERS.has(name));
  return [...new Set([...names, ...Object.keys(ALIASES)])].sort();
}

/**
 * The grammar of a language.
 *
 * @param name - Language of a fence, in any case.
 * @returns The grammar; `undefined` when the name is unknown.
 */
export function grammarOf(name: string): Grammar | undefined {
  const lower = name.toLowerCase();
  const id = ALIASES[lower] ?? lower;
  if (HELPERS.has(id) || !Object.hasOwn(prism().languages, id)) return undefined;
  return prism().languages[id];
}
