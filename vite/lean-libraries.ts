import type { Plugin } from 'vite';

/** What stands in for a module that nothing here uses. */
const stubs: Readonly<Record<string, string>> = {
  'hoist-non-react-statics': 'export default (component) => component;',
  'defaultSxConfig.mjs': 'export default {};',
  'defaultTheme.mjs': 'export default {};',
  'stringifyTheme.mjs': 'export const stringifyTheme = undefined;',
  shim: "export { useStore as useSyncExternalStore } from '/src/browser/use-store';",
  lite: 'export const dequal = Object.is;',
};
const prefix = '\0lean:';

/**
 * Takes the production build of the router, which its package gives to nobody who asks by name, and of
 * `@emotion/styled` the part that MUI builds on, without a function per HTML element. Leaves out what no bundler can
 * tell to be unused: what only Emotion's `withTheme` needs, MUI's short names in `sx`, its theme as
 * source text, and of SWR what older versions of React need, and the comparison in depth that ours replaces.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: {
      filter: {
        id: /^(react-router(\/dom)?|hoist-non-react-statics|@emotion\/styled|use-sync-external-store\/shim|dequal\/lite|.*\/(defaultSxConfig|defaultTheme|stringifyTheme)\.mjs)$/,
      },
      async handler(source, importer, options) {
        const name = source.split('/').at(-1) ?? '';
        if (name in stubs) return prefix + name;
        const resolve = (wanted: string) => this.resolve(wanted, importer, { ...options, skipSelf: true });
        if (source === '@emotion/styled') return resolve('@emotion/styled/base');
        const found = await resolve(source);
        return found && productionOf(found.id);
      },
    },
    load: {
      filter: { id: /^\0lean:/ },
      handler: (id) => stubs[id.slice(prefix.length)],
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
