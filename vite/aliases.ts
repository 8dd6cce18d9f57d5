import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const here = (path: string) => join(root, path);
const production = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** Replaces one module of a library. */
export interface Alias {
  /** Matches the complete import specifier. */
  find: RegExp;
  /** The specifier or absolute path of the replacement. */
  replacement: string;
  /**
   * The bytes (brotli 11) that it saves in the scripts of /vacancies: compare `npm run bench -- bytes` with
   * and without it.
   */
  saves: number;
}

/**
 * Replacements of library modules, shared by development, unit tests and build. A test fails if a library no
 * longer imports a specifier, or if a replacement is missing.
 */
export const aliases: readonly Alias[] = [
  // React Router's package exports resolve to its development build in every bundler.
  { find: /^react-router$/, replacement: join(production, 'index.mjs'), saves: 0 },
  { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs'), saves: 0 },
  // Without the shorthand for each HTML element (`styled.div`), which `styled('div')` does not need.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base', saves: 0 },
  // SWR's stores change during the start: this hook renders such a change as a transition, not as one long task.
  {
    find: /^use-sync-external-store\/shim$/,
    replacement: here('src/browser/use-sync-external-store.ts'),
    saves: 0,
  },
  // SWR compares rows by their stamp: see `compare` in src/app/app.tsx.
  { find: /^dequal\/lite$/, replacement: here('vite/stubs/dequal.ts'), saves: 0 },
  // Used only by Emotion's `withTheme`.
  { find: /^hoist-non-react-statics$/, replacement: here('vite/stubs/hoist-non-react-statics.ts'), saves: 0 },
];
