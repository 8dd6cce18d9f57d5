import type { Plugin } from 'vite';

/**
 * Empties the modules that count, in a build that does not: no condition keeps them out of the way in which the build
 * groups its modules into files, which looks at imports before unused ones are taken out. Their importers ask
 * `import.meta.env.VITE_COUNTS_ENDPOINT` first. A build that counts has them as they are.
 */
export function withoutCounts(countsEndpoint: string): Plugin {
  return {
    name: 'without-counts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(data\/counts\/(counts|send-counts)\.ts|shell\/background\/page-counter\.tsx)$/ },
      handler: (code) => (countsEndpoint === '' ? { code: emptied(code), map: null } : undefined),
    },
  };
}

/** The exports of a module, without values. */
const emptied = (code: string) =>
  [...code.matchAll(/^export (?:async function|function|const) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = undefined;`)
    .join('\n');
