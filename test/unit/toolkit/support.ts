import type {CommunityPlugins} from '../../../content/facts/community';
import type {MoveRow} from '../../../content/facts/next/rows';
import type {NextRelease} from '../../../content/facts/next/types';
import type {Fact, Facts} from '../../../content/facts/types';

const fact = (owner: string, name: string, rest: Partial<Fact> = {}): Fact => ({
  owner,
  name,
  kind: 'option',
  type: 'string',
  optional: true,
  package: '@rspress/shared',
  ...rest,
});

const source = {package: '@rspress/core', file: 'dist/index.js', line: 1};

/** A small release with one name of every sort. */
export const FACTS: Facts = {
  packages: {
    rspress: {version: '1.47.2', major: '1'},
    '@rspress/plugin-rss': {version: '1.47.2', major: '1', builtIn: true},
    '@rspress/plugin-old': {version: '1.35.3', documented: '1.47.2', major: '1', jsCompiler: true},
  },
  owners: [
    {name: 'Badge.props', package: '@rspress/theme-default', kind: 'component', extends: ["ComponentProps<'a'>"]},
    {name: 'PageData', package: '@rspress/shared', kind: 'data'},
    {name: 'UserConfig', package: '@rspress/shared', kind: 'config'},
    {name: 'rspress', package: 'rspress', kind: 'cli'},
    {name: 'rspress/core', package: 'rspress', kind: 'module'},
  ],
  views: {
    ThemeConfig: {owner: 'UserConfig', prefix: 'themeConfig.'},
    EditLink: {owner: 'UserConfig', prefix: 'themeConfig.editLink.'},
    LocaleConfig: {owner: 'UserConfig', prefix: 'themeConfig.locales[].'},
  },
  facts: [
    fact('Badge.props', 'type', {kind: 'prop', type: "'tip' | 'info'", default: {value: "'tip'", source}}),
    fact('Badge.props', '_key', {kind: 'prop', private: true}),
    fact('PageData', 'page', {kind: 'field', type: 'PageOfSite'}),
    fact('PageData', 'page.title', {kind: 'field', optional: false}),
    fact('UserConfig', 'apiUrl', {optional: false, variants: ['RemoteSearchOptions']}),
    fact('UserConfig', 'indexes', {type: '(string | { value: string })[]'}),
    fact('UserConfig', 'indexes[].value', {optional: false}),
    fact('UserConfig', 'logo', {type: 'string | { dark: string; light: string }'}),
    fact('UserConfig', 'logo.dark', {optional: false}),
    fact('UserConfig', 'old', {deprecated: 'use `route.cleanUrls` instead', neverRead: true}),
    fact('UserConfig', 'route.cleanUrls', {type: 'boolean', default: {value: 'false', source}}),
    fact('UserConfig', 'themeConfig.editLink', {type: 'EditLink'}),
    fact('UserConfig', 'themeConfig.editLink.docRepoBaseUrl', {optional: false}),
    fact('UserConfig', 'themeConfig.editLink.text', {undeclared: true}),
    fact('UserConfig', 'themeConfig.locales[].lang', {optional: false}),
    fact('UserConfig', 'themeConfig.nav', {
      type: "NavItem[] | { [version: string]: NavItem[] } | 'a very long literal that does not fit into one line'",
    }),
    fact('rspress', 'build', {kind: 'command', type: 'rspress build [root]'}),
    fact('rspress', 'build --config', {kind: 'flag', type: '-c,--config [config]'}),
    fact('rspress/core', 'EditLink', {kind: 'type', type: 'interface EditLink'}),
  ],
  types: {EditLink: {package: '@rspress/shared', text: 'interface EditLink {\n  text?: string;\n}'}},
  cli: [
    {name: '', aliases: ['dev'], usage: 'rspress [root]', help: 'Usage:\n  $ rspress [root]'},
    {name: 'build', aliases: [], usage: 'rspress build [root]', help: 'Usage:\n  $ rspress build [root]'},
  ],
  differences: [
    {
      id: 'edit-link-text',
      owner: 'UserConfig',
      name: 'themeConfig.editLink.text',
      kind: 'optional',
      evidence: source,
    },
  ],
};

/** Two plugins of other people. */
export const COMMUNITY: CommunityPlugins = {
  checked: '2026-11-21',
  release: '1.47.2',
  plugins: [
    {
      name: 'rspress-plugin-a',
      version: '0.3.0',
      newest: '1.0.0',
      license: 'MIT',
      peer: {name: 'rspress', range: '*'},
      released: '2024-02-03',
    },
    {
      name: 'rspress-plugin-b',
      version: '2.0.0',
      newest: '2.0.0',
      license: 'ISC',
      peer: {name: '@rspress/core', range: '^1.0.0'},
    },
  ],
};

/** The next release of the small one: `old` has another name, links are clean, and the folder is not asked for. */
export const NEXT: NextRelease = {
  read: '2026-01-02',
  packages: {'@rspress/core': '2.0.0'},
  requirements: {node: '>=22'},
  owners: {
    'Badge.props': {type: {}},
    PageDataLegacy: {page: {}, 'page.title': {}},
    UserConfig: {
      apiUrl: {},
      indexes: {},
      'indexes[].value': {},
      logo: {},
      'logo.dark': {},
      'new.name': {},
      'route.cleanUrls': {default: 'true'},
      'themeConfig.editLink': {},
      'themeConfig.editLink.text': {},
      'themeConfig.locales[].lang': {},
      'themeConfig.nav': {},
    },
    '@rspress/core': {EditLink: {kind: 'type'}},
    '@rspress/core/theme': {Badge: {kind: 'component'}},
    rspress: {build: {}, 'build --config': {}},
  },
  evidence: [{file: '@rspress/core/dist/index.js', code: 'clean = true'}],
  styles: ['--rp-gone'],
  proof: {example: 'tour', digest: '', pages: 3, headings: 4},
};

/** What to do about each change of {@link NEXT}. */
export const ROWS: MoveRow[] = [
  {
    id: 'new-name',
    area: 'config',
    owner: 'UserConfig',
    names: ['old'],
    to: ['new.name'],
    toOwner: 'UserConfig',
    text: {en: 'Rename it.', zh: '改名。'},
  },
  {
    id: 'clean',
    area: 'config',
    owner: 'UserConfig',
    names: ['route.cleanUrls'],
    text: {en: 'Look at your links.', zh: '检查链接。'},
  },
  {
    id: 'repository',
    area: 'theme',
    owner: 'UserConfig',
    names: ['themeConfig.editLink.docRepoBaseUrl'],
    text: {en: 'Remove `docRepoBaseUrl`.', zh: '去掉 `docRepoBaseUrl`。'},
  },
];
