import type { Plugin } from 'vite';
import type { Resource } from '../../src/schemas/base.ts';
import { apiCalls, ApiCallError, type AskApi } from './calls.ts';
import { BuildError, endingWithCause } from '../build-error.ts';
import type { BuildVariables } from '../build-variables.ts';
import type { SiteLanguage } from '../messages/languages.ts';

interface Options {
  variables: BuildVariables;
  /** The calls of this build, which `pages` shares. */
  ask?: AskApi;
  /** The resources that the pages of the project read. */
  readResources?: (root: string) => Promise<readonly Resource[]>;
}

/**
 * Fails the build, before anything is built, if the external API does not answer, or has no answer for one of the lists
 * that the pages read. With `VITE_API_REQUIRED=false` it only warns: users may reach an API that the build machine
 * cannot.
 */
export function apiReach({ variables, ask = apiCalls(console.warn), readResources }: Options): Plugin {
  return {
    name: 'api-reach',
    apply: 'build',
    // Unlike in `buildStart`, the bundler does not wrap an error from here into its own message and stack.
    buildApp: {
      order: 'pre',
      async handler({ config: { root, logger } }) {
        if (!variables.apiBaseUrl) return;
        const fault = await findFault(variables, ask);
        if (fault && variables.apiRequired) throw fault;
        if (fault) logger.warn(`${fault.message} The pages are the app shell alone.`);
        else if (variables.apiRequired)
          await endingWithCause(root, async () =>
            askLists(variables, ask, (await readResources?.(root)) ?? []),
          );
      },
    },
  };
}

/** Asks for every list in every language, in the order in which the pages will: each is asked for once in a build. */
async function askLists(
  variables: BuildVariables,
  ask: AskApi,
  resources: readonly Resource[],
): Promise<void> {
  for (const lists of listsOf(variables)) {
    for (const { name, path = name } of resources) await ask(addressOf(variables, lists, path));
  }
}

/** The parts of addresses that select the languages which the API has. */
export const listsOf = ({
  siteLanguages,
}: Pick<BuildVariables, 'siteLanguages'>): ReadonlySet<SiteLanguage['lists']> =>
  new Set(siteLanguages.map((siteLanguage) => siteLanguage.lists));

/** The address of a call: `path` may have a query, `posts?page=2`. */
export function addressOf(
  { apiBaseUrl, apiSuffix }: Pick<BuildVariables, 'apiBaseUrl' | 'apiSuffix'>,
  lists: string,
  path: string,
): string {
  const [before, behind] = lists.startsWith('?') ? ['', lists.slice(1)] : [lists, ''];
  const [name = '', query] = path.split('?');
  const queries = [query, behind].filter(Boolean).join('&');
  return `${apiBaseUrl}/api/${before}${name}${apiSuffix}${queries && `?${queries}`}`;
}

/**
 * Why the API at `VITE_API_BASE_URL` cannot be read, in one of the languages that `VITE_API_LANGUAGES` says it has;
 * undefined if it responds with JSON.
 */
export async function findFault(
  variables: Pick<BuildVariables, 'apiBaseUrl' | 'apiSuffix' | 'apiRequired' | 'siteLanguages'>,
  ask: AskApi,
): Promise<BuildError | undefined> {
  for (const lists of listsOf(variables)) {
    try {
      await ask(addressOf(variables, lists, 'settings'));
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      const name = lists === '' ? 'VITE_API_BASE_URL' : 'VITE_API_LANGUAGES';
      const advice = variables.apiRequired ? ' VITE_API_REQUIRED=false builds the app shell without it.' : '';
      return new BuildError(`${name}: ${error.message}${advice}`, { cause: error });
    }
  }
  return undefined;
}
