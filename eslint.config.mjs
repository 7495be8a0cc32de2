import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**', 'libs/server/testkit/**'];
const browser = ['shell/**', 'mfe-*/**', 'libs/web/**'];

/** A call names an operation of the other's contract; what every unit serves is named in internal-paths.ts. */
const literalPaths = ['Literal[value=/^\\x2Finternal\\x2F/]', 'TemplateElement[value.raw=/\\x2Finternal\\x2F/]'].map(
  (selector) => ({ selector, message: "A call between units names an operation of the other's contract." }),
);

/** Money is whole cents and time comes from the clock: neither is made on the spot. */
const computed = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes from the injected clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes from the injected clock.',
  },
  { selector: "CallExpression[callee.name='parseFloat']", message: 'Amounts are whole cents.' },
  ...literalPaths,
];

/** What is of no type is called nothing else: what does not fit is mended where it is made. */
const nothing = {
  selector: 'TSAsExpression > TSNeverKeyword, TSAsExpression > TSArrayType > TSNeverKeyword',
  message: 'A type that does not fit is mended where it is made.',
};

/** Every record has its declaration, and every body its DTO. */
const typed = [
  { selector: 'TSIndexSignature', message: 'Name the fields, or take a Record with a union of keys.' },
  {
    selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
    message: 'A type that does not fit is mended where it is made.',
  },
  {
    selector:
      "Identifier:has(Decorator CallExpression[callee.name='Body']) > TSTypeAnnotation > :matches(TSObjectKeyword, TSUnknownKeyword)",
    message: 'A body has a DTO.',
  },
];

const looseRecord = {
  selector:
    "TSTypeReference[typeName.name='Record'] > TSTypeParameterInstantiation:has(> TSStringKeyword):has(> TSUnknownKeyword)",
  message: 'Name the fields; what may be anything is unknown.',
};

/** Words that say what happened to a thing and not what it is. */
const emptyNames = ['given', 'asked', 'kept', 'viewOf'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/test-results/**',
      'libs/contracts/*/src/{schema,operations,document}.ts',
      '.nx/**',
      '.groundwork/**',
      'docs/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // The type checker knows what exists; here it would only know it twice.
      'no-undef': 'off',
      eqeqeq: ['error', 'always'],
      // Prettier breaks code at 120; what it cannot break is a text. A comment that is wider is wrapped by hand.
      'max-len': [
        'error',
        { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      'no-console': 'error',
      'no-constant-binary-expression': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'prefer-const': 'error',
      'id-denylist': ['error', ...emptyNames],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // File names and contents are told by their control characters on purpose.
      'no-control-regex': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries] },
  },
  {
    // Decorated signatures keep their classes at run time; a type import there is an injection that fails.
    files: ['services/**/*.ts', 'bff/**/*.ts', 'libs/server/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: browser.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tanstack/react-query',
              importNames: ['useMutation'],
              message:
                'What creates, changes or decides is sent by useCommand of @groundwork/web-http: once, and under one key.',
            },
          ],
          patterns: [
            { group: ['@chakra-ui/*', '@emotion/*', '@ark-ui/*'], message: 'UI pieces come from @groundwork/web-ui.' },
            { group: ['openapi-fetch'], message: 'Calls go through @groundwork/web-http.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'alert', message: 'Use the snackbar.' },
        { name: 'confirm', message: 'Use ConfirmDialog.' },
      ],
    },
  },
  {
    files: browser.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...typed, looseRecord, nothing] },
  },
  {
    files: ['libs/server/**/*.ts'],
    ignores: [...tests, '**/internal-paths.ts'],
    rules: { 'no-restricted-syntax': ['error', ...literalPaths, nothing] },
  },
  {
    files: ['libs/server/**/internal-paths.ts', 'libs/domain/**/*.ts', 'infra/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', nothing] },
  },
  {
    files: ['services/**/*.ts', 'bff/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...computed, ...typed, looseRecord, nothing] },
  },
  {
    files: [
      'infra/**',
      'tools/**',
      'e2e/**',
      '**/src/main.ts',
      'libs/server/**/run.ts',
      'libs/server/**/*run*.ts',
      '**/*.config.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: tests, rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' } },
);
