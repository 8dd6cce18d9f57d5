import { defineConfig } from 'vitest/config';
import { aliases } from '../vite/aliases';
import { messages } from '../vite/messages';
import { pseudo } from '../vite/messages/languages';

/** `npm run long` runs the matrices (`*.long.ts`) instead of the tests. */
const isLong = process.env.LONG === '1';

/** The tests that render in the pseudo-language. */
const inPseudo = ['tests/words/pseudo.test.tsx'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  resolve: { alias: aliases },
  test: {
    // Tests what ships: the aliases apply within these libraries too.
    server: { deps: { inline: [/react-router/, /swr/, /@emotion/, /@mui/] } },
    projects: [
      {
        extends: true,
        plugins: [messages()],
        test: {
          name: 'english',
          include: [isLong ? 'tests/**/*.long.{ts,tsx}' : 'tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/journeys/**', ...(isLong ? [] : inPseudo)],
        },
      },
      // The whole site in a language that no hard-coded sentence uses.
      ...(isLong
        ? []
        : [
            {
              extends: true as const,
              plugins: [messages(pseudo.tag)],
              test: { name: 'pseudo', include: inPseudo },
            },
          ]),
    ],
    environment: 'node',
    // Half of the time is spent waiting: use two threads even where the default is one less than the cores.
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['tests/support/unexpected-errors.ts', 'tests/support/patience.ts'],
    // A busy machine is slow; that is no failure.
    testTimeout: isLong ? 15 * 60_000 : 60_000,
    hookTimeout: 60_000,
    // The end of the run lists each test that needed a retry.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
