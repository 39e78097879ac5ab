import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
    files: ['test/support/*.js'],
    languageOptions: {globals: globals.commonjs},
  },
);
