import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The build takes the base of `@emotion/styled`, without its tags (`vite/aliases.ts`); the types have them. */
const styledTag = {
  selector: "MemberExpression[object.name='styled']",
  message: "Write styled('div'): styled.div is undefined in what ships.",
};
const everywhere = [styledTag];

/**
 * The address of a page as a string, anywhere but as the path argument of `href`. API calls and files of the server are
 * excluded.
 */
const address =
  '/^\\x2F(?!(api|files|content|admin)\\x2F|(sw\\.js|licences\\.txt|forms|favicon\\.svg#)$)[a-z]/';
const writtenAddresses = [
  `:not(CallExpression[callee.name='href']) > Literal[value=${address}]`,
  `TemplateLiteral > TemplateElement:first-child[value.raw=${address}]`,
].map((selector) => ({
  selector,
  message: 'Addresses are made by href() of src/addresses.ts, from the paths of the route table.',
}));

/** What does not mirror where text runs from right to left, and what tears Arabic script apart. */
const physical = [
  {
    selector:
      'Property[key.name=/^(scroll)?(margin|padding|border)(Left|Right)|^border(Top|Bottom)(Left|Right)/i]',
    message: 'Use the logical property: marginInlineStart, borderStartEndRadius …',
  },
  {
    selector: 'Property[key.name=/^(textAlign|float|clear|captionSide)$/] > Literal[value=/^(left|right)$/]',
    message: 'Use start or end.',
  },
  {
    selector:
      "Property[key.name='letterSpacing'], Property[key.name='textTransform'] > Literal[value!='none']",
    message: 'Letters of Arabic script join, and have no capitals.',
  },
];
/** In components; the viewer places parts of a page of paper. */
const physicalPlaces = [
  {
    selector: 'Property[key.name=/^(left|right)$/][value.type=/Literal|UnaryExpression/]',
    message: 'Use insetInlineStart and insetInlineEnd.',
  },
  {
    selector: 'Literal[value=/translate(X|3d)|scaleX|[0-9]deg.*gradient|gradient.*to (left|right)/]',
    message: 'It does not mirror: an icon that points says so in src/components/ui/icon.tsx.',
  },
];

/** What makes a test slow, or blind to faults. */
const careless = [
  {
    selector: "CallExpression[callee.property.name='spyOn'] > Identifier[name='console']",
    message:
      'Unexpected lines on the console fail a test: expectWarning() and expectError() of tests/support.',
  },
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/]",
    message:
      'It gives up after a second: eventually() and until() of tests/support/eventually.ts wait longer.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for a condition. Where the time itself is meant, pause() of node:timers/promises says so.',
  },
];
const mocks = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
  message: 'Test with the module itself. The exceptions are listed in eslint.config.js.',
};
/** The tests that mock a module: to count its calls or renders, or because it needs pdf.js, a build or a server. */
const mocking = [
  'tests/app/start-renders.test.tsx',
  'tests/components/search/prefetch-order.test.ts',
  'tests/data/api/localised-urls.test.ts',
  'tests/support/shared-sites.test.ts',
  'tests/viewer/edition/make-edition.test.ts',
];

/** MUI's `styled` and theme object are large, and its packages below `material` are internal. */
const withoutTheme = {
  paths: [
    {
      name: '@mui/material/styles',
      message: 'Style with @emotion/styled and src/theme/tokens.ts; MUI components stand in MuiProvider.',
    },
  ],
  patterns: [
    {
      group: ['@mui/system*', '@mui/utils*', '@mui/private*', '@mui/styled-engine*', '@mui/material/*/*'],
      message: 'Import what MUI documents: @mui/material/<Component>.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['dist*', 'test-results', 'src/words/messages.d.ts'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        { property: 'onLine', message: 'Only requests tell whether there is a network.' },
      ],
      // A fixture that is named only to start it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{src,sw,vite,receiver,.config}/**/*.{ts,tsx}', 'vite.config.ts'],
    // A table.
    ignores: ['src/routes.tsx'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'sw/**/*.ts'],
    ignores: ['src/server/prerender.tsx', 'src/server/global-css.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...physical] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/routes.tsx',
      'src/server/{descriptions,parameters,feed-list}.ts',
      'src/server/{prerender,global-css}.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...writtenAddresses, ...physical] },
  },
  {
    files: ['src/{app,components,pages,shell}/**/*.{ts,tsx}'],
    ignores: ['src/components/ui/icon.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...writtenAddresses, ...physical, ...physicalPlaces],
    },
  },
  {
    // Takes MUI's physical sides back.
    files: ['src/theme/theme.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...writtenAddresses] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['tests/support/eventually.ts'],
    rules: { 'no-restricted-syntax': ['error', ...careless, mocks] },
  },
  { files: mocking, rules: { 'no-restricted-syntax': ['error', ...careless] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/theme/**'],
    rules: { 'no-restricted-imports': ['error', withoutTheme] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y-x': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.configs.recommended.rules,
      // The one table is restyled into cards, and changing `display` in CSS removes its implicit roles: they are
      // explicit.
      'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
);
