/**
 * The allowed imports. Each room lists the rooms below it; a file may import from its own room and those, and from no
 * other. Pages and the viewer are loaded only by `import()`, which the room rules ignore.
 */
const data = {
  'data/api': ['browser', 'schemas', 'sw/contract'],
  'data/device': ['data/api', 'browser', 'schemas', 'sw/contract'],
  'data/lists': ['data/device', 'data/api', 'browser', 'format', 'schemas', 'addresses', 'sw/contract'],
  'data/documents': [
    'document-text',
    'data/lists',
    'data/device',
    'data/api',
    'browser',
    'schemas',
    'addresses',
    'sw/contract',
  ],
  'data/outbox': ['data/device', 'data/api', 'browser', 'schemas', 'sw/contract'],
  'data/search': [
    'document-text',
    'data/documents',
    'data/lists',
    'data/device',
    'data/api',
    'browser',
    'format',
    'schemas',
    'addresses',
    'sw/contract',
  ],
};
const belowComponents = ['words', 'data', 'pwa', 'browser', 'format', 'schemas', 'theme', 'addresses'];
const components = {
  'components/ui': belowComponents,
  'components/toasts': ['components/ui', ...belowComponents],
  'components/text': ['components/ui', 'document-text', ...belowComponents],
  'components/install': ['components/(ui|toasts)', ...belowComponents],
  'components/prose': ['components/ui', ...belowComponents],
  'components/carousel': ['components/ui', ...belowComponents],
  'components/document': ['components/(ui|toasts|install|prose|carousel)', ...belowComponents],
  'components/form': ['components/(ui|toasts|install|prose|carousel|document)', ...belowComponents],
  'components/list': ['components/(ui|toasts|install|prose|carousel|document)', ...belowComponents],
  'components/record': ['components/(ui|toasts|prose|document|list)', ...belowComponents],
  'components/picture': ['components/(ui|toasts|install|prose|carousel|document)', ...belowComponents],
  'components/news': [
    'components/(ui|toasts|install|prose|carousel|document|form|list|picture)',
    ...belowComponents,
  ],
  'components/organisation': [
    'components/(ui|toasts|install|prose|carousel|document|form|list|picture|news)',
    ...belowComponents,
  ],
  'components/template': [
    'components/(ui|toasts|install|prose|carousel|document|form|list|picture|news)',
    ...belowComponents,
  ],
};
const rooms = {
  browser: [],
  format: [],
  schemas: [],
  theme: [],
  'document-text': [],
  addresses: ['schemas'],
  route: ['schemas'],
  pwa: ['browser', 'sw/contract'],
  ...data,
  words: ['data', 'pwa', 'schemas', 'format'],
  ...components,
  'components/search': ['components/(ui|prose|list|document)', ...belowComponents],
  viewer: ['components', 'document-text', ...belowComponents],
  pages: ['components', 'document-text', ...belowComponents],
  routes: ['route', 'schemas', 'words', 'addresses'],
  shell: ['routes?', 'components', ...belowComponents],
  'shell/background': ['shell', 'routes?', 'components', ...belowComponents],
  app: ['shell', 'routes?', 'components', ...belowComponents, 'sw/contract'],
  server: ['app', 'shell', 'routes?', 'components', ...belowComponents, 'sw/contract'],
  main: ['app', 'browser', 'pwa'],
};
/** The parts that use MUI: `import()` loads them. The questions and answers are a page, which is one itself. */
const partsOfMui = [
  '^src/components/document/document-menu\\.',
  '^src/components/install/install-dialog\\.',
  '^src/pages/saved/reset-dialog\\.',
  '^src/shell/donate-dialog\\.',
  '^src/shell/menu/menu-drawer\\.',
];
const faqPage = '^src/pages/frequently-asked-questions/';
const place = (room) => (room.startsWith('sw/') ? `^${room}` : `^src/${room}(/|\\.tsx?$)`);

const roomRules = Object.entries(rooms).map(([room, below]) => ({
  name: `what-${room.replace('/', '-')}-may-import`,
  severity: 'error',
  from: { path: place(room), ...(room === 'shell' && { pathNot: place('shell/background') }) },
  to: {
    path: '^(src|sw|vite|tests)/',
    pathNot: [place(room), ...below.map(place)],
    // `href` needs only the type of the route table: importing addresses bundles none of it.
    dependencyTypesNot: ['dynamic-import', ...(room === 'addresses' ? ['type-only'] : [])],
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['dynamic-import'] },
    },
    ...roomRules,
    {
      name: 'every-file-has-a-room',
      severity: 'error',
      from: { path: '^src/', pathNot: ['vite-env', ...Object.keys(rooms).map(place)] },
      to: {},
    },
    {
      name: 'no-page-imports-another',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1' },
    },
    {
      name: 'what-is-imported-when-needed',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main|routes|pages/read|app|server)' },
      to: {
        path: '^src/(pages|viewer|app|server)/',
        dependencyTypes: ['dynamic-import'],
        pathNot: '^src/pages/',
      },
    },
    {
      name: 'viewer-by-import-only',
      severity: 'error',
      from: { pathNot: '^(src/viewer|tests)/' },
      to: { path: '^src/viewer/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mui-in-lazy-parts',
      comment: 'A first visit loads neither the theme object nor a component of MUI.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...partsOfMui, faqPage, '^src/(theme|server)/'] },
      to: { path: ['^src/theme/(theme|mui-provider)', '^node_modules/@mui/'] },
    },
    {
      name: 'lazy-parts-by-import-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: partsOfMui, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'worker-stands-alone',
      severity: 'error',
      from: { path: '^sw/' },
      to: { path: '^(src|vite|tests)/' },
    },
    {
      name: 'what-vite-may-import',
      severity: 'error',
      from: { path: '^vite/' },
      to: {
        path: '^(src|sw|tests)/',
        pathNot: [
          '^src/(schemas|format|server|document-text)/',
          '^src/(routes?|addresses|app/page-data)',
          '^src/theme/',
          '^sw/contract',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'], exportsFields: ['exports'] },
  },
};
