import type { Plugin } from 'vite';
import type { BuildVariables } from './build-variables';

/** The timeout (ms) for the API. */
const responseTimeout = 8_000;

/**
 * Checks an external API once per build, and warns if it does not respond. The build continues: the app is
 * the same, and users may reach an API that the build machine cannot.
 */
export function apiReach({ variables }: { variables: BuildVariables }): Plugin {
  return {
    name: 'api-reach',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async buildStart() {
      const fault = variables.apiBaseUrl && (await findFault(variables));
      if (fault) this.warn(fault);
    },
  };
}

/** Why the API at `VITE_API_BASE_URL` cannot be read, as a sentence; undefined if it responds with JSON. */
export async function findFault({ apiBaseUrl, apiSuffix }: Pick<BuildVariables, 'apiBaseUrl' | 'apiSuffix'>) {
  const url = `${apiBaseUrl}/api/settings${apiSuffix}`;
  const expected = `VITE_API_BASE_URL: expected ${url} to answer with JSON`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(responseTimeout) });
    if (!response.ok) return `${expected}, found status ${response.status}.`;
    await response.json();
    return undefined;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return `${expected}, found: ${cause?.message || message}.`;
  }
}
