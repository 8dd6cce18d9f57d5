import type { Plugin } from 'vite';

/**
 * Removes the descriptions of the route table from the app's scripts: they are only used in HTML files. Fails
 * the build if the table has another format than expected.
 */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routes\.tsx$/ },
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}

const description = /^ {4}description:\s*(['"]).*\1,$/gm;

/** The source of the route table with empty descriptions. */
export function withoutDescriptions(source: string): string {
  const paths = source.match(/^ {4}path: /gm)?.length ?? 0;
  const found = source.match(description)?.length ?? 0;
  if (found === 0 || found !== paths) {
    throw new Error(
      `The route table has ${paths} paths and ${found} descriptions were found: see vite/lean-routes.ts.`,
    );
  }
  return source.replace(description, "    description: '',");
}
