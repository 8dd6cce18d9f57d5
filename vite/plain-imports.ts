import type { Plugin } from 'vite';
import { BuildError } from './build-error.ts';

/**
 * Vite wraps each `import()` in a helper that preloads its style sheets. This site has none, and the helper
 * is a quarter of its entry, so this replaces it by a plain call. Fails the build if there is a style sheet
 * after all.
 * https://vite.dev/guide/features#async-chunk-loading-optimization
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      // The id of Vite's virtual module.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    generateBundle(_options, bundle) {
      const sheet = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (sheet) throw new BuildError(`${sheet} would not be fetched: see vite/plain-imports.ts.`);
    },
  };
}
