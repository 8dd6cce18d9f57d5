import type { Plugin } from 'vite';

const stub = '\0hoist-non-react-statics';

/**
 * Takes the production build of the router, which its package gives to nobody who asks by name, and leaves out what
 * only Emotion's `withTheme` needs: nothing here uses that, and no bundler can tell.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: {
      filter: { id: /^(react-router(\/dom)?|hoist-non-react-statics)$/ },
      async handler(source, importer, options) {
        if (!source.startsWith('react-router')) return stub;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && productionOf(found.id);
      },
    },
    load: {
      filter: { id: /^\0hoist-non-react-statics$/ },
      handler: () => 'export default (component) => component;',
    },
  };
}

/** The file of the production build that stands for one of the development build. Throws where there is none. */
export function productionOf(id: string): string {
  if (!id.includes('/dist/development/')) {
    throw new Error(`The router has no development build at ${id} any more: see vite/lean-libraries.ts.`);
  }
  return id.replace('/dist/development/', '/dist/production/');
}
