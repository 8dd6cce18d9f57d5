import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const here = (path: string) => join(root, path);
const production = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** One replacement of a part of a library. */
export interface Alias {
  /** The whole specifier of the import that is replaced. */
  find: RegExp;
  /** The specifier or absolute path of the module that takes its place. */
  replacement: string;
  /** What the scripts of /vacancies save by it (bytes, brotli 11): `npm run bench -- bytes` with and without the entry. */
  saves: number;
}

/**
 * Replacements of library parts: the same ones while developing, in the unit tests and in the build. A test fails when a
 * specifier is no longer imported by its library or a replacement is gone.
 */
export const aliases: readonly Alias[] = [
  // The package hands its development build to everybody who imports it by name.
  { find: /^react-router$/, replacement: join(production, 'index.mjs'), saves: 0 },
  { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs'), saves: 0 },
  // Without a function for each HTML element, which `styled('div')` does not need.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base', saves: 0 },
  // SWR's stores change during the start: ours draws such a change as a transition, not as one long task.
  {
    find: /^use-sync-external-store\/shim$/,
    replacement: here('src/browser/use-sync-external-store.ts'),
    saves: 0,
  },
  // SWR compares by our stamp: see `compare` in src/app/app.tsx.
  { find: /^dequal\/lite$/, replacement: here('vite/stubs/dequal.ts'), saves: 0 },
  // Only Emotion's `withTheme` calls it.
  { find: /^hoist-non-react-statics$/, replacement: here('vite/stubs/hoist-non-react-statics.ts'), saves: 0 },
];
