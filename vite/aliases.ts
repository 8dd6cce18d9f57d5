import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const here = (path: string) => join(root, path);
const production = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** One replacement of a part of a library. */
interface Replacement {
  /** The whole specifier of the import that is replaced. */
  specifier: string;
  /** The package, or the folder of the app, that imports it. */
  importedBy: string;
  /** The specifier or absolute path of the module that takes its place. */
  replacement: string;
  /**
   * The bytes (brotli 11) that it saves in the scripts of /vacancies: compare `npm run bench -- bytes` with
   * and without it.
   */
  saves: number;
}

/**
 * Replacements of library modules, shared by development, unit tests and build. A test fails if a library no
 * longer imports a specifier, or if a replacement is missing. Each saves less than 2 kB; they stay because the
 * scripts of /vacancies are at 132,863 B, above 130,000 B (`npm run bench -- bytes`).
 */
export const replacements: readonly Replacement[] = [
  // The package hands its development build to everybody who imports it by name.
  {
    specifier: 'react-router',
    importedBy: 'react-router-dom',
    replacement: join(production, 'index.mjs'),
    saves: 565,
  },
  // Its build for bundlers is of ES5, with the helpers that `async` needs there.
  {
    specifier: 'workbox-window',
    importedBy: 'src/pwa',
    replacement: 'workbox-window/build/workbox-window.prod.mjs',
    saves: 850,
  },
  // Without a function for each HTML element, which `styled('div')` does not need.
  {
    specifier: '@emotion/styled',
    importedBy: '@mui/styled-engine',
    replacement: '@emotion/styled/base',
    saves: 551,
  },
  // Not for its bytes: SWR's stores change during the start, and React's hook draws the whole page again in one task.
  {
    specifier: 'use-sync-external-store/shim',
    importedBy: 'swr',
    replacement: here('src/browser/use-sync-external-store.ts'),
    saves: 124,
  },
  {
    specifier: '@emotion/is-prop-valid',
    importedBy: '@emotion/styled',
    replacement: here('vite/stubs/is-prop-valid.ts'),
    saves: 1_557,
  },
  // Only Emotion's `withTheme` calls it.
  {
    specifier: 'hoist-non-react-statics',
    importedBy: '@emotion/react',
    replacement: here('vite/stubs/hoist-non-react-statics.ts'),
    saves: 959,
  },
];

/** The replacements as `resolve.alias` takes them. */
export const aliases = replacements.map(({ specifier, replacement }) => ({
  find: new RegExp(`^${specifier}$`),
  replacement,
}));
