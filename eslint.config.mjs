import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Where an import leaves its folder for one at the root of the repository. */
const ROOT = '^(?:@site/|(?:\\.\\./)+)';

/**
 * Keeps the imports of a room inside what it may see.
 *
 * @param {string[]} files - Globs of the room.
 * @param {string} wrong - Pattern of the imports that are refused.
 * @param {string} allowed - What the room may see, for the message.
 */
function room(files, wrong, allowed) {
  const message = `${files.join(', ')} may import ${allowed}. CONTRIBUTING.md draws the rooms and says why.`;
  const literal = `[value=/${wrong.replaceAll('/', '\\/')}/]`;
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', {patterns: [{regex: wrong, caseSensitive: true, message}]}],
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(ImportExpression, TSImportType, TSImportType > TSLiteralType) > Literal${literal}`,
          message,
        },
      ],
    },
  };
}

/** The arrows of the house: config ← content ← search ← plugins; src sees what runs in a browser. */
const rooms = [
  room(['config/**'], '^(?!\\./|\\.\\./i18n/.+\\.json$)', 'its own files and JSON of i18n/'),
  room(
    ['config/texts.ts'],
    '^(?!\\./|node:(?:fs|path)$|\\.\\./i18n/.+\\.json$)',
    'its own files, JSON of i18n/ and what reads it',
  ),
  room(['config/json.ts'], '^(?!jsonc-parser$)', 'the parser of JSON'),
  room(['content/**'], `${ROOT}(?:search|src|plugins|verify|scripts|test)/`, 'config/ and packages'),
  room(['content/data.ts'], '^(?!\\.\\./config/types$)', 'config/types only, because it runs in a browser'),
  room(['content/twins/address.ts'], '^', 'nothing, because it runs in a browser too'),
  room(['content/highlight/**'], '^(?!\\./)', 'its own files only, because it runs in a browser too'),
  room(
    ['content/configCheck/**'],
    '^node:|^(?:\\.\\./)+(?!suggest$)',
    'its own files, content/suggest and packages that run in a browser, because it runs in one too',
  ),
  room(
    ['search/**'],
    `^node:|${ROOT}(?:content/(?!types$)|(?:src|plugins|verify|scripts|test)/)`,
    'config/, the types of content/ and what runs in a browser',
  ),
  room(['search/files.ts'], `${ROOT}(?:src|plugins|verify|scripts|test)/`, 'config/, content/ and packages'),
  room(
    ['src/**'],
    `^node:|${ROOT}(?:plugins|verify|scripts|test|config/(?!types$|tools$|languages$)|content/(?!data$|highlight/|configCheck(?:/|$)|twins/address$)|search/(?!engine$|protocol$|session$|types$))`,
    'config/types, config/tools, config/languages, content/data, content/highlight, content/configCheck, content/twins/address and the engine, session, protocol and types of search/',
  ),
  room(
    ['src/enhance/**'],
    '^(?!\\.{1,2}/)|^(?:\\.\\./)+(?:components|theme|clientModules|routes)/',
    'its own files only, because all of it is loaded with every page',
  ),
  room(
    ['src/enhance/nameCard/**'],
    '^(?!\\.{1,2}/|tippy\\.js/headless$)|^(?:\\.\\./)+(?:components|theme|clientModules|routes)/',
    'files of src/enhance, and Tippy, because it is loaded with the first card',
  ),
  room(
    ['src/enhance/offline/worker.ts'],
    '^(?!\\.{1,2}/|workbox-precaching/)|^(?:\\.\\./)+(?:components|theme|clientModules|routes)/',
    'files of src/enhance, and Workbox, because it is no part of a page',
  ),
  room(['plugins/**'], `${ROOT}(?:src|verify|scripts|test)/`, 'config/, content/, search/ and packages'),
  room(['verify/**'], `${ROOT}(?:search|src|plugins|scripts|test)/`, 'config/, content/ and packages'),
  room(['scripts/**'], `${ROOT}test/`, 'everything but test/'),
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'coverage/',
      'node_modules/',
      'examples/*/doc_build/',
      'test/fixtures/',
      'static/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    plugins: {'@docusaurus': docusaurus, 'react-hooks': hooks},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'off',
    },
  },
  {
    files: ['src/components/**/*.tsx', 'src/theme/**/*.tsx'],
    rules: {'@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '—', '×', '/', '#', '›', '“', '”']}]},
  },
  ...rooms,
  {
    // Whole projects of readers: their style is what the pages show.
    files: ['examples/**'],
    rules: {
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'off',
    },
  },
  {
    files: ['test/support/*.js', '**/*.cjs'],
    languageOptions: {globals: globals.commonjs},
  },
);
