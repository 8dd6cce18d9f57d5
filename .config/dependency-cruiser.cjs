/**
 * The allowed imports, static and by `import()`. Each room lists the rooms below it; a file may import from its own room
 * and those, and from no other but those of `whenNeeded`.
 */
const data = {
  'data/api': ['browser', 'schemas', 'sw/contract'],
  'data/device': ['data/api', 'browser', 'schemas', 'sw/contract'],
  'data/counts': ['data/device'],
  'data/lists': ['data/device', 'data/api', 'browser', 'format', 'schemas', 'addresses', 'sw/contract'],
  'data/documents': [
    'document-text',
    'data/counts',
    'data/lists',
    'data/device',
    'data/api',
    'browser',
    'schemas',
    'addresses',
    'sw/contract',
  ],
  'data/outbox': ['data/device', 'data/api', 'browser', 'schemas', 'sw/contract'],
  'data/kept': [
    'data/documents',
    'data/lists',
    'data/outbox',
    'data/watches',
    'data/device',
    'browser',
    'format',
    'schemas',
    'sw/contract',
  ],
  'data/watches': ['data/device', 'browser', 'sw/contract'],
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
  'components/kept': [
    'components/(ui|toasts|list|search)',
    'components/record/tender-context',
    ...belowComponents,
  ],
  'components/saved': ['components/(ui|install|search)', ...belowComponents],
  'components/watch': ['components/(ui|list|saved|search)', ...belowComponents, 'sw/contract'],
  'components/record': ['components/(ui|toasts|prose|document|list|kept)', ...belowComponents],
  'components/proof': [
    'components/(ui|search)',
    'components/record/(contact-and-warning|fingerprint)',
    ...belowComponents,
  ],
  'components/picture': ['components/(ui|toasts|install|prose|carousel|document)', ...belowComponents],
  'components/news': [
    'components/(ui|toasts|install|prose|carousel|document|form|list|picture|kept)',
    ...belowComponents,
  ],
  'components/organisation': [
    'components/(ui|toasts|install|prose|carousel|document|form|list|picture|news|text)',
    ...belowComponents,
  ],
  'components/template': [
    'components/(ui|toasts|install|prose|carousel|document|form|list|picture|news)',
    ...belowComponents,
  ],
};
const rooms = {
  browser: [],
  format: ['sw/contract'],
  schemas: ['sw/contract'],
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
  preview: ['app', 'shell', 'routes?', 'components', ...belowComponents],
  main: ['app', 'browser', 'pwa'],
};
/** What a room may import by `import()` alone: modules of rooms above it, each for one act of the user. */
const whenNeeded = {
  'components/ui': ['components/search/guesses'],
  'components/document': ['components/search/shared-notice', 'components/kept/keep-by-document'],
  'components/list': ['components/record/add-to-calendar', 'components/watch/list-dialog'],
  'components/record': [
    'components/proof/proof-dialog',
    'components/text/notice-text',
    'components/text/other-app-note',
  ],
  pages: ['viewer/viewer', 'viewer/edition/make-edition', 'viewer/edition/make-office-edition'],
  routes: ['pages'],
};
/** The parts that use MUI: `import()` loads them. The questions and answers are a page, which is one itself. */
const partsOfMui = [
  '^src/components/document/document-menu\\.',
  '^src/components/install/install-dialog\\.',
  '^src/components/proof/proof-dialog\\.',
  '^src/components/watch/list-dialog\\.',
  '^src/pages/saved/(reset|forget)-dialog\\.',
  '^src/shell/donate-dialog\\.',
  '^src/shell/menu/menu-drawer\\.',
];
const faqPage = '^src/pages/frequently-asked-questions/';
const place = (room) => (room.startsWith('sw/') ? `^${room}` : `^src/${room}(/|\\.tsx?$)`);

/** The rules of one room: for its static imports, and for its dynamic ones. */
const rulesOf = ([room, below]) => {
  const from = { path: place(room), ...(room === 'shell' && { pathNot: place('shell/background') }) };
  const outside = (allowed) => ({
    path: '^(src|sw|vite|receiver|tests)/',
    pathNot: [room, ...allowed].map(place),
  });
  // `href` needs only the type of the route table: importing addresses bundles none of it.
  const left = ['dynamic-import', ...(room === 'addresses' ? ['type-only'] : [])];
  return [
    {
      name: `what-${room.replace('/', '-')}-may-import`,
      severity: 'error',
      from,
      to: { ...outside(below), dependencyTypesNot: left },
    },
    {
      name: `what-${room.replace('/', '-')}-may-import-when-needed`,
      severity: 'error',
      from,
      to: { ...outside([...below, ...(whenNeeded[room] ?? [])]), dependencyTypes: ['dynamic-import'] },
    },
  ];
};

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['dynamic-import'] },
    },
    ...Object.entries(rooms).flatMap(rulesOf),
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
      to: { path: '^src/pages/', pathNot: '^src/pages/$1(/|$)' },
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
      to: { path: '^(src|vite|receiver|tests)/' },
    },
    {
      name: 'receiver-stands-alone',
      severity: 'error',
      from: { path: '^receiver/' },
      to: { path: '^(src|sw|vite|tests)/' },
    },
    {
      name: 'what-vite-takes-of-the-receiver',
      comment: 'The preview server starts without a database.',
      severity: 'error',
      from: { path: '^vite/' },
      to: { path: '^receiver/', pathNot: '^receiver/(form-handler|message-file)\\.ts$' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^sw/contract/' },
      to: { path: '^sw/', pathNot: '^sw/contract/' },
    },
    {
      name: 'what-vite-may-import',
      severity: 'error',
      from: { path: '^vite/' },
      to: {
        path: '^(src|sw|tests)/',
        pathNot: [
          '^src/(schemas|server|document-text)/',
          '^src/preview/drafts\\.ts$',
          '^src/format/(dates|digits|find-contacts|nearest)\\.ts$',
          '^src/words/translation/',
          '^src/(route|addresses|data/lists/(limits|page-links|host/page-data))\\.ts$',
          '^sw/contract/',
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
