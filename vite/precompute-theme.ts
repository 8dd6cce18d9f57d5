import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as MadeTheme from '../src/theme/create-theme.ts';

type Tree = { [name: string]: unknown };

const virtual = '\0built-theme';

/**
 * Makes the theme when the site is built. `src/theme/theme.ts` gets it as data with a few functions, where the development
 * server and the tests make it with MUI's `createTheme`.
 */
export function precomputeTheme(): Plugin {
  let root = '';
  return {
    name: 'built-theme',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^\.\/create-theme$/ },
      handler: (_source, importer) => (importer?.endsWith('/src/theme/theme.ts') ? virtual : undefined),
    },
    load: {
      filter: { id: /^\0built-theme$/ },
      async handler() {
        const { module } = await runnerImport<typeof MadeTheme>(join(root, 'src/theme/create-theme.ts'));
        const data = JSON.stringify(themeData(module));
        return `import { reviveTheme } from '/src/theme/revive-theme';
export const createdTheme = reviveTheme(JSON.parse(${JSON.stringify(data)}));`;
      },
    },
  };
}

/** What of the theme a browser needs, without functions: colours for light and dark stand in the look as variables. */
export function themeData({ createdTheme, isUnused }: typeof MadeTheme): Tree {
  const { palette, typography, shape, zIndex, mixins, motion, direction, components, vars } = createdTheme;
  const { mode, primary, secondary, error, warning, info, success } = palette;
  return {
    direction,
    shape,
    zIndex,
    mixins,
    motion,
    components,
    typography,
    palette: { mode, primary, secondary, error, warning, info, success },
    vars: bareVariables(vars as unknown as Tree, isUnused),
  };
}

/** Variables without the values that they would have where no page defines them: every page defines them. */
function bareVariables(tree: Tree, isUnused: (name: string) => boolean): Tree {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value))
      return [[name, value.map((one) => (typeof one === 'string' ? (bare(one, isUnused) ?? 'none') : one))]];
    if (typeof value === 'object' && value !== null) return [[name, bareVariables(value as Tree, isUnused)]];
    if (typeof value !== 'string') return [[name, value]];
    const variable = bare(value, isUnused);
    return variable === undefined ? [] : [[name, variable]];
  });
  return Object.fromEntries(entries);
}

function bare(value: string, isUnused: (name: string) => boolean): string | undefined {
  const name = /^var\((--[\w-]+)/.exec(value)?.[1];
  if (name === undefined) return value;
  return isUnused(name) ? undefined : `var(${name})`;
}
