/** Languages that TypeScript reads. */
export type ScriptLanguage = 'ts' | 'tsx' | 'js' | 'jsx';

/** Languages of values without code. */
export type DataLanguage = 'json' | 'jsonc' | 'json5' | 'yaml' | 'toml';

/** How a language is checked. */
export type Kind =
  | {kind: 'script'; language: ScriptLanguage}
  | {kind: 'mdx'; language: 'mdx' | 'md'}
  | {kind: 'data'; language: DataLanguage}
  | {kind: 'css'}
  | {kind: 'shell'}
  /** Commands behind a prompt, with what they print. */
  | {kind: 'session'}
  | {kind: 'plain'};

const KINDS: Readonly<Record<string, Kind>> = {
  ts: {kind: 'script', language: 'ts'},
  typescript: {kind: 'script', language: 'ts'},
  mts: {kind: 'script', language: 'ts'},
  tsx: {kind: 'script', language: 'tsx'},
  js: {kind: 'script', language: 'js'},
  javascript: {kind: 'script', language: 'js'},
  mjs: {kind: 'script', language: 'js'},
  cjs: {kind: 'script', language: 'js'},
  jsx: {kind: 'script', language: 'jsx'},
  mdx: {kind: 'mdx', language: 'mdx'},
  md: {kind: 'mdx', language: 'md'},
  markdown: {kind: 'mdx', language: 'md'},
  json: {kind: 'data', language: 'json'},
  jsonc: {kind: 'data', language: 'jsonc'},
  json5: {kind: 'data', language: 'json5'},
  yaml: {kind: 'data', language: 'yaml'},
  yml: {kind: 'data', language: 'yaml'},
  toml: {kind: 'data', language: 'toml'},
  css: {kind: 'css'},
  bash: {kind: 'shell'},
  sh: {kind: 'shell'},
  shell: {kind: 'shell'},
  zsh: {kind: 'shell'},
  console: {kind: 'session'},
  'shell-session': {kind: 'session'},
};

/** Languages without rules. */
const PLAIN = new Set(
  'text txt plain log tree diff html xml svg vue svelte nginx apache caddy ini env properties dockerfile docker gitignore http graphql sql python go php scss less sass mermaid powershell ps1 bat cmd output regex abnf rust'.split(
    ' ',
  ),
);

/**
 * How samples of a language are checked.
 *
 * @param lang - Language of the fence.
 * @returns Nothing for a language the checker has never heard of.
 */
export function kindOf(lang: string): Kind | undefined {
  const name = lang.toLowerCase();
  return KINDS[name] ?? (PLAIN.has(name) ? {kind: 'plain'} : undefined);
}

const TITLE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  ts: ['ts', 'mts', 'cts'],
  tsx: ['tsx'],
  js: ['js', 'mjs', 'cjs'],
  jsx: ['jsx'],
  mdx: ['mdx'],
  md: ['md'],
  json: ['json'],
  jsonc: ['json', 'jsonc'],
  json5: ['json5', 'jsonc'],
  yaml: ['yaml', 'yml'],
  toml: ['toml'],
  css: ['css'],
  shell: ['sh', 'bash', 'zsh'],
};

/**
 * Says why a title cannot be the file a sample shows.
 *
 * @param kind - How the sample is checked.
 * @param title - Value of `title=`.
 */
export function titleProblem(kind: Kind, title: string): {message: string; fix: string} | undefined {
  if (kind.kind === 'plain' || kind.kind === 'session') return undefined;
  const language = kind.kind === 'css' || kind.kind === 'shell' ? kind.kind : kind.language;
  const expected = TITLE_EXTENSIONS[language] ?? [];
  const extension = /\.(\w+)$/.exec(title)?.[1];
  // A page with frontmatter only may be shown as YAML.
  if (language === 'yaml' && /^mdx?$/.test(extension ?? '')) return undefined;
  if (extension !== undefined && expected.includes(extension)) return undefined;
  // Tools read some files without an extension as data.
  if (extension === undefined && /(?:^|\/)\.\w+$|^_\w+$/.test(title)) return undefined;
  if (kind.kind === 'shell' && !/[./]/.test(title)) return undefined;
  return {
    message: `title="${title}" is not the name of a ${language} file.`,
    fix: `A title names the complete file: end it in .${expected.join(' or .')}, change the language, or remove the title.`,
  };
}
