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
  /** The package that imports it. */
  importedBy: string;
  /** The specifier or absolute path of the module that takes its place. */
  replacement: string;
  /** What the scripts of /vacancies save by it (bytes, brotli 11): `npm run bench -- bytes` with and without the entry. */
  saves: number;
}

/**
 * Replacements of library parts: the same ones while developing, in the unit tests and in the build. A test fails when a
 * specifier is no longer imported by its library or a replacement is gone.
 */
export const replacements: readonly Replacement[] = [
  // The package hands its development build to everybody who imports it by name.
  {
    specifier: 'react-router',
    importedBy: 'react-router-dom',
    replacement: join(production, 'index.mjs'),
    saves: 565,
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
