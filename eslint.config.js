import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const code = '**/*.{ts,tsx}';

export default tseslint.config(
  {ignores: ['**/node_modules', '**/dist', '**/build', '**/.docusaurus', '**/test-results']},
  js.configs.recommended,
  {
    files: [code],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: {'react-hooks': reactHooks},
    // One project for all: with that of each folder, what they share would be read seventeen times.
    languageOptions: {
      parserOptions: {project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[importKind="type"], ExportSpecifier[exportKind="type"]',
          message: 'Types stand on a line of their own: import type {…}.',
        },
      ],
      curly: ['error', 'multi-line', 'consistent'],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  // The site is less strict about optional properties, and lint sees more when it is not.
  {
    files: ['site/**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {project: 'site/tsconfig.json'}},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {parser: tseslint.parser, globals: globals.node},
    plugins: {'@typescript-eslint': tseslint.plugin},
  },
  {
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          format: ['camelCase', 'StrictPascalCase'],
          leadingUnderscore: 'allow',
        },
        // Someone else chose these names: an environment, a module, a response.
        {selector: 'variable', modifiers: ['destructured'], format: null},
      ],
    },
  },
);
