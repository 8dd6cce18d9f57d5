import type { Plugin } from 'vite';

/**
 * Leaves the descriptions of the route table out of what phones fetch: they stand in the HTML files, and nothing in the
 * app reads them. Fails the build where the table is no longer written as this expects.
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
