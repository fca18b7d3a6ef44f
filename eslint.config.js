import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const code = '**/*.{ts,tsx}';
const message = 'Crosses a folder boundary: see decisions/0001-folders-and-imports.md.';

/**
 * Who may import whom. The last matching row wins, so a row repeats what its folder still may not
 * import.
 */
const boundaries = [
  {files: `openapi/${code}`, forbid: ['@symblepay/*']},
  {
    files: `sandbox/${code}`,
    forbid: ['@symblepay/reference', '@symblepay/site', '@docusaurus/*', 'react'],
  },
  {
    files: `sandbox/src/${code}`,
    ignores: ['sandbox/src/node/**', 'sandbox/src/testing/**', '**/*.test.ts'],
    forbid: ['@symblepay/reference', '@symblepay/site', '@docusaurus/*', 'react', 'node:*'],
  },
  {files: `reference/${code}`, forbid: ['@symblepay/*', '@docusaurus/*', '@theme/*']},
  {files: `reference/src/plugin/${code}`, forbid: ['@symblepay/*']},
  {
    files: `reference/src/model/${code}`,
    forbid: [
      '@symblepay/*',
      '@docusaurus/*',
      'react',
      '**/request/**',
      '**/samples/**',
      '**/components/**',
      '**/plugin/**',
    ],
  },
  {
    files: `reference/src/request/${code}`,
    forbid: [
      '@symblepay/*',
      '@docusaurus/*',
      'react',
      '**/samples/**',
      '**/components/**',
      '**/plugin/**',
    ],
  },
  {
    files: `reference/src/samples/${code}`,
    forbid: ['@symblepay/*', '@docusaurus/*', 'react', '**/components/**', '**/plugin/**'],
  },
  {files: `site/theme/${code}`, forbid: ['@symblepay/*', '@site/*', '**/plugins/*', '**/routes']},
  {
    files: `e2e/tests/${code}`,
    forbid: ['@symblepay/openapi*', '@symblepay/reference*', '@symblepay/site*'],
  },
].map(({files, ignores = [], forbid}) => ({
  files: [files],
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns: [{group: forbid, message}]}]},
}));

export default tseslint.config(
  {ignores: ['**/node_modules', '**/dist', '**/build', '**/.docusaurus', '**/test-results']},
  js.configs.recommended,
  {
    files: [code],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: {'react-hooks': reactHooks},
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {files: ['**/*.{js,mjs,cjs}'], languageOptions: {globals: globals.node}},
  ...boundaries,
);
