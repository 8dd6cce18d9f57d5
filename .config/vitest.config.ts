import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { aliases } from '../vite/aliases';
import { messages } from '../vite/messages';
import { moved } from '../vite/moved';
import { siteLists } from '../vite/site/lists';
import { sitePages } from '../vite/site/pages';
import { english, pseudo } from '../vite/messages/languages';

// The unit tests are those of the sample.
delete process.env.SITE;

const root = new URL('..', import.meta.url).pathname;

/** The tests of the sample's own texts say nothing of another organisation's. */
const description = join(root, 'content/site.yaml');
const isSample = existsSync(description) && readFileSync(description, 'utf8').includes('Nawruzan');
const ofSample = isSample ? [] : ['tests/content/**'];
if (!isSample) console.info('tests/content is left out: content/ is not the sample.');
const fixtures = 'tests/fixtures/lists/content';

/** Lists of their own: a test must hold whatever the sample publishes. */
const ownLists = () => siteLists({ path: join(root, fixtures), label: fixtures });

/** A site may say what it likes. */
const productWords = () => messages([english], 'none');

/** `npm run long` runs the matrices (`*.long.ts`) instead of the tests. */
const isLong = process.env.LONG === '1';

/** The tests that render in the pseudo-language. */
const inPseudo = ['tests/words/pseudo.test.tsx'];

/**
 * Components are rendered in VM contexts: a document of jsdom becomes the global scope of one, which takes a quarter of
 * the time of copying it into Node's.
 */
const ofComponents = ['tests/**/*.test.tsx'];

/** What a VM context lacks: a `location` that can be replaced, the functions of a browser that can read, jsdom itself. */
const inNodesScope = [
  'tests/pages/read/read.test.tsx',
  'tests/schemas/open-notices.test.tsx',
  'tests/server/**/*.test.tsx',
  'tests/shell/background/update-notice.test.tsx',
  'tests/shell/page-error.test.tsx',
  'tests/words/**/*.test.tsx',
];

/** The tests of modules that hold no state: their files share the modules, which are loaded once for each thread. */
const ofStateless = ['vite', 'schemas', 'document-text'].map((folder) => `tests/${folder}/**/*.test.ts`);

export default defineConfig({
  root,
  resolve: { alias: aliases, conditions: ['module', 'module-sync', 'node', 'development|production'] },
  test: {
    // Tests what ships: the aliases apply within these libraries too.
    server: { deps: { inline: [/react-router/, /swr/, /@emotion/, /@mui/] } },
    projects: isLong
      ? [
          {
            extends: true,
            plugins: [productWords(), moved(), ownLists(), sitePages()],
            test: { name: 'long', include: ['tests/**/*.long.{ts,tsx}'] },
          },
        ]
      : [
          {
            extends: true,
            plugins: [productWords(), moved(), ownLists(), sitePages()],
            test: { name: 'stateless', include: ofStateless, isolate: false },
          },
          {
            extends: true,
            plugins: [productWords(), moved(), ownLists(), sitePages()],
            test: {
              name: 'components',
              include: ofComponents,
              exclude: inNodesScope,
              pool: 'vmThreads',
            },
          },
          {
            extends: true,
            plugins: [productWords(), moved(), ownLists(), sitePages()],
            test: {
              name: 'other',
              include: ['tests/**/*.test.ts', ...inNodesScope],
              exclude: [...inPseudo, ...ofStateless, ...ofSample],
            },
          },
          // The whole site in a language that no hard-coded sentence uses.
          {
            extends: true,
            plugins: [messages([pseudo], 'none'), moved(), ownLists(), sitePages()],
            test: { name: 'pseudo', include: inPseudo },
          },
        ],
    exclude: ['**/node_modules/**', 'tests/journeys/**'],
    // Work of the app that outlasts the tests of a file finds the window closed: that is no fault.
    onUnhandledError: ({ stack = '' }) =>
      !/^TypeError: Cannot read properties of (?:null[^]*\/jsdom\/browser\/Window\.js|undefined[^]*\/swr\/dist\/)/.test(
        stack,
      ),
    environment: 'node',
    // Half of the time is spent waiting: use two threads even where the default is one less than the cores.
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: [
      'tests/support/console.ts',
      'tests/support/testing-library.ts',
      'tests/support/environment.ts',
    ],
    testTimeout: isLong ? 15 * 60_000 : 10_000,
    hookTimeout: 10_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: { SITE_NAME: 'Nawruzan Livelihoods Organisation', SITE_TIME_ZONE: 'Asia/Kabul' },
  },
});
