import type { Plugin } from 'vite';
import { apiCalls, ApiCallError, type AskApi } from './calls.ts';
import type { BuildVariables } from '../build-variables.ts';

interface Options {
  variables: BuildVariables;
  /** The calls of this build, which `pages` shares. */
  ask?: AskApi;
}

/**
 * Fails the build, before anything is built, if the external API does not answer. With
 * `VITE_API_REQUIRED=false` it only warns: users may reach an API that the build machine cannot.
 */
export function apiReach({ variables, ask = apiCalls(console.warn) }: Options): Plugin {
  return {
    name: 'api-reach',
    apply: 'build',
    // Unlike in `buildStart`, the bundler does not wrap an error from here into its own message and stack.
    buildApp: {
      order: 'pre',
      async handler(builder) {
        if (!variables.apiBaseUrl) return;
        const fault = await findFault(variables, ask);
        if (!fault) return;
        if (variables.apiRequired) throw fault;
        builder.config.logger.warn(`${fault.message} The pages are the app shell alone.`);
      },
    },
  };
}

/**
 * Why the API at `VITE_API_BASE_URL` cannot be read, in one of the languages that `VITE_API_LANGUAGES` says it has;
 * undefined if it responds with JSON.
 */
export async function findFault(
  {
    apiBaseUrl,
    apiSuffix,
    apiRequired,
    siteLanguages,
  }: Pick<BuildVariables, 'apiBaseUrl' | 'apiSuffix' | 'apiRequired' | 'siteLanguages'>,
  ask: AskApi,
): Promise<Error | undefined> {
  for (const lists of new Set(siteLanguages.map((siteLanguage) => siteLanguage.lists))) {
    const [before, behind] = lists.startsWith('?') ? ['', lists] : [lists, ''];
    try {
      await ask(`${apiBaseUrl}/api/${before}settings${apiSuffix}${behind}`);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      const name = lists === '' ? 'VITE_API_BASE_URL' : 'VITE_API_LANGUAGES';
      const advice = apiRequired ? ' VITE_API_REQUIRED=false builds the app shell without it.' : '';
      const fault = new Error(`${name}: ${error.message}${advice}`);
      fault.stack = fault.message;
      return fault;
    }
  }
  return undefined;
}
