/** Who may import whom: the house of README's map, held by `npm run lint`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|sw|vite|tests)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['dynamic-import'] },
    },
    only('schemas-know-only-schemas', '^src/schemas/', []),
    only('data-knows-schemas', '^src/data/', [
      '^src/schemas/',
      // What page and worker agree on, and how both make room on a full device.
      '^sw/(contract|copy-headers|file-marks|room)',
      '^src/use-external',
    ]),
    only('browser-knows-nothing-of-ours', '^src/browser/', []),
    only('pwa-knows-the-contract', '^src/pwa/', ['^sw/contract', '^src/(browser/|use-external)']),
    only('worker-stands-alone', '^sw/', []),
    only('components-read-through-data', '^src/components/', [
      '^src/(browser|data|schemas|pwa)/',
      '^src/(format|words|theme|use-external)',
    ]),
    {
      name: 'no-page-imports-another',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1' },
    },
    {
      name: 'pages-know-components',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^(src/(shell|app|main|routes)|sw/|vite/)' },
    },
    only('shell-knows-components', '^src/shell/', [
      '^src/(components|data|schemas|pwa)/',
      '^src/(format|words|theme|routes|use-external)',
    ]),
    only('build-knows-schemas-and-routes', '^vite/', [
      '^src/schemas/',
      '^src/(routes|prerender|made-theme|look-css)',
      '^sw/(contract|file-marks)',
    ]),
    {
      name: 'reader-by-import-only',
      severity: 'error',
      from: { pathNot: '^(src/reader|tests)/' },
      to: { path: '^src/reader/', dependencyTypesNot: ['dynamic-import'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'], exportsFields: ['exports'] },
  },
};
