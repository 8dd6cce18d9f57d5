import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` into a helper that fetches its style sheets first. This site has none, and the helper is a
 * quarter of its entry: what is left of it calls the import. Fails the build that has a style sheet after all.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      // Vite names modules of its own so.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    generateBundle(_options, bundle) {
      const sheet = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (sheet) this.error(`${sheet} would not be fetched: see vite/plain-imports.ts.`);
    },
  };
}
