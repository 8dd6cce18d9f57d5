import { defineConfig } from 'vitest/config';
import { aliases } from '../vite/aliases';
import { messages } from '../vite/messages';
import { pseudo } from '../vite/messages/languages';

/** `npm run long` runs the matrices (`*.long.ts`) instead of the tests. */
const isLong = process.env.LONG === '1';

/** The tests that render in the pseudo-language. */
const inPseudo = ['tests/words/pseudo.test.tsx'];

/** The tests of modules that hold no state: their files share the modules, which are loaded once for each thread. */
const ofStateless = ['vite', 'schemas', 'document-text'].map((folder) => `tests/${folder}/**/*.test.ts`);

/**
 * The tests of what is drawn. In contexts of one thread they share jsdom, whose import costs half a second for each
 * file otherwise: https://vitest.dev/config/pool
 */
const ofScreens = ['components', 'pages', 'shell', 'app'].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
);

/**
 * A context has one `location` for good, no `require()` of ES modules, and loses its window while reads of the catalogue
 * go on; these tests run in threads.
 */
const notInContexts = [
  'tests/components/prose/sanitise.test.ts',
  'tests/components/ui/not-found.test.tsx',
  'tests/pages/read/read.test.tsx',
  'tests/pages/read/reader-actions.test.tsx',
  'tests/shell/background/update-notice.test.tsx',
  'tests/shell/page-error.test.tsx',
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  resolve: { alias: aliases, conditions: ['module', 'module-sync', 'node', 'development|production'] },
  test: {
    // Tests what ships: the aliases apply within these libraries too.
    server: { deps: { inline: [/react-router/, /swr/, /@emotion/, /@mui/] } },
    projects: isLong
      ? [
          {
            extends: true,
            plugins: [messages()],
            test: { name: 'long', include: ['tests/**/*.long.{ts,tsx}'] },
          },
        ]
      : [
          {
            extends: true,
            plugins: [messages()],
            test: { name: 'stateless', include: ofStateless, isolate: false },
          },
          {
            extends: true,
            plugins: [messages()],
            test: { name: 'screens', include: ofScreens, exclude: notInContexts, pool: 'vmThreads' },
          },
          {
            extends: true,
            plugins: [messages()],
            test: { name: 'screens in threads', include: notInContexts },
          },
          {
            extends: true,
            plugins: [messages()],
            test: {
              name: 'other',
              include: ['tests/**/*.test.{ts,tsx}'],
              exclude: [...inPseudo, ...ofStateless, ...ofScreens],
            },
          },
          // The whole site in a language that no hard-coded sentence uses.
          { extends: true, plugins: [messages([pseudo])], test: { name: 'pseudo', include: inPseudo } },
        ],
    exclude: ['**/node_modules/**', 'tests/journeys/**'],
    environment: 'node',
    // Half of the time is spent waiting: use two threads even where the default is one less than the cores.
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['tests/support/console.ts', 'tests/support/patience.ts', 'tests/support/environment.ts'],
    testTimeout: isLong ? 15 * 60_000 : 10_000,
    hookTimeout: 10_000,
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
