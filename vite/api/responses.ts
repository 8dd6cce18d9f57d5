import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadText } from '../../src/server/prerender.tsx';
import { ApiCallError, type AskApi } from './calls.ts';

/** The API responses that this build has written, below `api/` of its output folder. */
export const responsesOfFolder =
  (folder: string): ReadText =>
  async (url) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, `${decodeURIComponent(pathname).replace(/\.json$/, '')}.json`);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  };

/** One record, or the records of one category or tag: the API may not have it. */
const isDetail = (url: string) =>
  /\/api\/[^/]+\/./.test(new URL(url).pathname.replace(/\/api\/[a-z]{2,3}\//, '/api/'));

/**
 * The responses of an external API. Rejects with an ApiCallError if there is none; a record or a filtered list
 * that the API does not know (404) is told by `warn`, and its page asks for it in the browser. Where the API is
 * not required, so is every other response.
 */
export const responsesOfApi =
  (ask: AskApi, { isRequired, warn }: { isRequired: boolean; warn: (message: string) => void }): ReadText =>
  async (url) => {
    try {
      return await ask(url);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      const isAbsent = error.status === 404 || error.status === 410;
      if (isRequired && !(isAbsent && isDetail(url))) throw error;
      warn(error.message);
      return undefined;
    }
  };
