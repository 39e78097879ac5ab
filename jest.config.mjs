/** Docusaurus ships its client code as ES modules that hold JSX. */
const transform = {
  '\\.tsx?$': [
    '@swc/jest',
    {jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'}},
  ],
  '\\.m?jsx?$': [
    '@swc/jest',
    {jsc: {parser: {syntax: 'ecmascript', jsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'}},
  ],
};

/** Beginnings of the names of packages that are ES modules only. */
const ESM = [
  'bail',
  'bcp-47',
  'ccount',
  'character-',
  'collapse-white',
  'comma-separated',
  'decode-named',
  'devlop',
  'escape-string',
  'estree-',
  'fault',
  'format',
  'github-slugger',
  'hast',
  'html-void',
  'is-alpha',
  'is-decimal',
  'is-hexa',
  'is-plain-obj',
  'longest-streak',
  'markdown-',
  'mdast',
  'medium-zoom',
  'micromark',
  'minisearch',
  'parse-entities',
  'property-info',
  'rehype',
  'remark',
  'space-separated',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist',
  'vfile',
  'web-namespaces',
  'zwitch',
];

const shared = {
  // Each look for a global of the room that tests run in takes long; these are given to every module.
  sandboxInjectedGlobals: ['Array', 'Boolean', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String'],
  rootDir: '.',
  // Only tests are looked for; the examples hold several packages of one name, which the crawler minds.
  roots: ['<rootDir>/test'],
  transform,
  // ESM-only packages that tests load through require.
  transformIgnorePatterns: [`/node_modules/(?!(@docusaurus|@mdx-js)/|(${ESM.join('|')})[^/]*/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/test/support/empty.js',
    '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w*)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@generated/(docusaurus\\.config)$': '<rootDir>/test/support/generated/siteConfig.ts',
    '^@generated/i18n$': '<rootDir>/test/support/generated/i18n.ts',
    '^@generated/codeTranslations$': '<rootDir>/test/support/generated/codeTranslations.ts',
    '^@generated/(.*)$': '<rootDir>/test/support/empty.js',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '@docusaurus/theme-classic/lib/theme/$1',
      '@docusaurus/core/lib/client/theme-fallback/$1',
    ],
    '^@theme-(original|init)/(.*)$': '@docusaurus/theme-classic/lib/theme/$2',
    '^@site/(.*)$': '<rootDir>/$1',
  },
};

/** @type {import('jest').Config} */
const config = {
  // Checks that read the whole site are slow on a busy machine; none of them measures time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/test/support/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/matchers.ts'],
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/content/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/site/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
    },
  ],
};

export default config;
