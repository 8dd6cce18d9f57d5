import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadText } from '../src/server/prerender.tsx';

/** The timeout (ms) for one response. */
const responseTimeout = 8_000;

/** The API responses that this build has written, below `api/` of its output folder. */
export const responsesOfFolder =
  (folder: string): ReadText =>
  async (url) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, `${decodeURIComponent(pathname).replace(/\.json$/, '')}.json`);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  };

/**
 * The responses of an external API, each fetched once. If one fails, is not JSON or takes longer than 8 s,
 * calls `warn`, and its page loads it in the browser instead.
 */
export function responsesOfApi(warn: (message: string) => void): ReadText {
  const requests = new Map<string, Promise<string | undefined>>();
  async function request(url: string) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(responseTimeout) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      JSON.parse(text);
      return text;
    } catch (error) {
      warn(`${url}: expected a JSON response, found: ${(error as Error).message}.`);
      return undefined;
    }
  }
  return (url) => {
    const response = requests.get(url) ?? request(url);
    requests.set(url, response);
    return response;
  };
}
