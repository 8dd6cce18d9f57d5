import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { extensionOf, fileNameOf } from '../../sw/contract/urls.ts';
import { isReadKind } from '../../src/document-text/kinds.ts';
import type { TextIndex } from '../../src/document-text/edition.ts';
import { fetchPatiently, type TellWait } from '../api/patience.ts';
import { isLarge } from './compile.ts';
import { Extraction } from './extraction.ts';
import { largest, readDocument, readMade, type Made } from './read-document.ts';

/** A document that a record of the API names. */
export interface ApiDocument {
  url: string;
  sha256?: string;
}

interface Limits {
  /** So many documents are fetched in one build. */
  count: number;
  /** From the start of one call to the start of the next (ms). */
  interval: number;
  /** For one document, with its body (ms). */
  time: number;
  /** For all of them (ms). */
  all: number;
}

const usualLimits: Limits = { count: 500, interval: 200, time: 20_000, all: 10 * 60_000 };

interface Options {
  /** The output folder of the build, which holds `texts/index.json`. */
  folder: string;
  cacheDir: string;
  warn: (message: string) => void;
  limits?: Limits;
}

/** The validators and the hash of a document that was fetched. */
interface Known {
  etag?: string;
  modified?: string;
  sha256: string;
}

/**
 * Makes texts of the documents that records of an external API name, and adds them to the index of texts: one call at a
 * time and at most five a second, and as late as the server asks. A document that cannot be fetched is named in the log,
 * and has no text; a build never fails by it. What an earlier build made is used again where the record names the hash of the file, or the server says
 * that it has not changed.
 */
export async function writeTextsOfApi(documents: readonly ApiDocument[], options: Options): Promise<void> {
  const { folder, cacheDir, warn, limits = usualLimits } = options;
  const indexPath = join(folder, 'texts', 'index.json');
  const index = await readIndex(indexPath);
  const extraction = new Extraction();
  let endAt = Date.now() + limits.all;
  const tell: TellWait = (message, time) => {
    warn(message);
    endAt += time;
  };
  let nextAt = 0;
  let fetched = 0;
  let left = 0;
  try {
    for (const { url, sha256 } of documents.filter(mayHaveText)) {
      try {
        let made = sha256 ? await readMade(sha256.trim().toLowerCase(), cacheDir) : undefined;
        if (!made) {
          if (fetched >= limits.count || Date.now() > endAt) {
            left += 1;
            continue;
          }
          await pause(Math.max(0, nextAt - Date.now()));
          nextAt = Date.now() + limits.interval;
          fetched += 1;
          made = await fetchMade(url, { cacheDir, time: limits.time, extraction, tell });
        }
        await addTo(index, folder, new URL(url).href, made);
        if ('none' in made) warn(`${url} has no text to read (${made.none}).`);
      } catch (error) {
        warn(`${url} has no text to read: it could not be fetched. ${sentenceOf(error)}`);
      }
    }
  } finally {
    await extraction.end();
  }
  if (left > 0) warn(`${left} documents have no text to read: fetching them would have taken too long.`);
  await writeFile(indexPath, JSON.stringify(index));
}

/** Reads the index that the build wrote of its own documents. */
async function readIndex(path: string): Promise<TextIndex> {
  await mkdir(dirname(path), { recursive: true });
  const json = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A build without documents of its own has written none.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return json === undefined ? { texts: {}, none: {} } : (JSON.parse(json) as TextIndex);
}

const sentenceOf = (error: unknown) =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : String(error);

/** By its name; a document of the site itself is known by its file. */
const mayHaveText = ({ url }: ApiDocument) => /^https?:/i.test(url) && isReadKind(extensionOf(url));

async function addTo(index: TextIndex, folder: string, address: string, made: Made): Promise<void> {
  if ('none' in made) {
    index.none[address] = made.none;
    return;
  }
  const json = JSON.stringify(made.edition);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
  index.texts[address] = hash;
  if (isLarge(json)) (index.large ??= []).push(address);
  await writeFile(join(folder, 'texts', `${hash}.json`), json);
}

interface Fetching {
  cacheDir: string;
  time: number;
  extraction: Extraction;
  tell: TellWait;
}

async function fetchMade(url: string, { cacheDir, time, extraction, tell }: Fetching): Promise<Made> {
  const path = join(cacheDir, `url-${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
  const known = await readKnown(path);
  const before = known && (await readMade(known.sha256, cacheDir));
  const init = () => ({
    headers: {
      ...(before && known?.etag && { 'if-none-match': known.etag }),
      ...(before && known?.modified && { 'if-modified-since': known.modified }),
    },
    signal: AbortSignal.timeout(time),
  });
  const response = await fetchPatiently(url, init, tell);
  if (before && response.status === 304) return before;
  if (response.status !== 200) throw new Error(`Status ${response.status}.`);
  const bytes = await readBounded(response);
  if (!bytes) return { none: 'too-big' };
  const made = await readDocument({ bytes, name: fileNameOf(url) }, cacheDir, extraction);
  const [etag, modified] = [response.headers.get('etag'), response.headers.get('last-modified')];
  const now: Known = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(etag && { etag }),
    ...(modified && { modified }),
  };
  await mkdir(cacheDir, { recursive: true });
  await writeFile(path, JSON.stringify(now));
  return made;
}

/** The body; undefined if it is too big, which is not read to its end. */
async function readBounded(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readKnown(path: string): Promise<Known | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Known;
  } catch {
    // Missing, or cut when a build was ended: the document is fetched anew.
    return undefined;
  }
}
