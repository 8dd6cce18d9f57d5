import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PrerenderedPage } from '../../src/server/prerender.tsx';
import type { ReadText } from '../../src/server/read-rows.ts';
import { markUsed, unlessGone, writeWhole } from './files.ts';

/** Below the project's root: where rendered pages are kept between builds. */
export const keptPagesFolder = 'node_modules/.cache/pages';

/** How long (ms) a page is kept: it says when its lists were compared with the server, and that is not told too late. */
const longest = 3_600_000;

/** A page, and the time (ms since 1970) of the build that rendered it. */
export interface KeptPage {
  builtAt: number;
  page: PrerenderedPage;
}

/** A file of the folder: a page, and the hashes of the answers that it was rendered from, by address. */
interface Entry extends KeptPage {
  answers: Readonly<Record<string, string>>;
}

/** The text of an answer and its hash, which is empty where there is none. */
interface Answer {
  text: string | undefined;
  hash: string;
}

/** Renders the page at a path for a build at a time (ms since 1970), from the answers of the API. */
type Render = (path: string, now: number, readText: ReadText) => Promise<PrerenderedPage>;

interface Keeping {
  folder: string;
  /** The code of the app in the language of the pages. */
  code: string;
  /** The time of the build (ms since 1970). */
  now: number;
  readText: ReadText;
}

/**
 * Pages as an earlier build rendered them, where neither the app nor an answer of the API has changed since, nor a
 * deadline has passed. A page that is rendered anew is kept.
 */
export class KeptPages {
  readonly #options: Keeping;
  readonly #code: string;
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #rendered = new Set<string>();

  constructor(options: Keeping) {
    this.#options = options;
    this.#code = hashOf(options.code);
  }

  /** The paths of the pages that were rendered anew. */
  get rendered(): ReadonlySet<string> {
    return this.#rendered;
  }

  /** The page at a path: as it was kept, or as `render` makes it now. Rejects with what `render` rejects with. */
  async at(path: string, render: Render): Promise<KeptPage> {
    const { folder, now } = this.#options;
    const name = hashOf(`${this.#code}\0${path}`);
    const file = join(folder, name.slice(0, 2), `${name.slice(2)}.json`);
    const kept = await readEntry(file);
    if (kept && (await this.#holds(kept))) {
      await markUsed(file);
      return kept;
    }
    this.#rendered.add(path);
    const answers: Record<string, string> = {};
    const page = await render(path, now, async (url) => {
      const { text, hash } = await this.#answer(url);
      answers[url] = hash;
      return text;
    });
    const entry: Entry = { builtAt: now, page, answers };
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(file, Buffer.from(JSON.stringify(entry)));
    return entry;
  }

  async #holds({ builtAt, page: { until = Infinity }, answers }: Entry): Promise<boolean> {
    const { now } = this.#options;
    if (builtAt > now || builtAt < now - longest || until <= now) return false;
    const agree = Object.entries(answers).map(async ([url, hash]) => hash === (await this.#answer(url)).hash);
    return (await Promise.all(agree)).every(Boolean);
  }

  /** An answer, which is read once in a build: what the API lacks is told once. */
  #answer(url: string): Promise<Answer> {
    let answer = this.#answers.get(url);
    if (!answer) {
      const { readText } = this.#options;
      answer = readText(url).then((text) => ({ text, hash: text === undefined ? '' : hashOf(text) }));
      this.#answers.set(url, answer);
    }
    return answer;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The entry of a file; undefined where there is none, or a build was ended while it wrote. */
async function readEntry(file: string): Promise<Entry | undefined> {
  const text = await unlessGone(readFile(file, 'utf8'));
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Entry);
  } catch {
    // It is damaged, and is made anew.
    return undefined;
  }
}
