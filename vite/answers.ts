import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadText } from '../src/server/prerender.tsx';

/** How long the build waits for one answer (ms). */
const patience = 8_000;

/** The answers that this build made itself, below `api/` of its folder. */
export const answersOfFolder =
  (folder: string): ReadText =>
  async (url) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, `${decodeURIComponent(pathname).replace(/\.json$/, '')}.json`);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  };

/**
 * The answers of an API elsewhere, each asked for once. One that fails, is no JSON or takes longer than 8 s is told to
 * `warn`, and its page waits for it in the browser.
 */
export function answersOfApi(warn: (message: string) => void): ReadText {
  const asked = new Map<string, Promise<string | undefined>>();
  async function ask(url: string) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      JSON.parse(text);
      return text;
    } catch (error) {
      warn(`${url}: expected an answer of JSON, found: ${(error as Error).message}.`);
      return undefined;
    }
  }
  return (url) => {
    const answer = asked.get(url) ?? ask(url);
    asked.set(url, answer);
    return answer;
  };
}
