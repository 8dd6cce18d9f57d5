import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpackFiles, type Files } from './pack';
import type { Phone } from './phone';
import { projectRoot } from './project';
import { writeStoredState, type StoredState } from './stored-state';

/** `state.json` of a pack. Response bodies are named by their paths in the pack. */
export interface FrozenState {
  /** When the phone was frozen (ms since 1970). */
  frozenAt: number;
  /** Files of the site that the pack leaves out, by address, with the SHA-256 of their bytes. */
  leftOut: Record<string, string>;
  state: StoredState;
}

/** The placeholder for the site's origin in `state.json`. */
export const frozenOrigin = 'http://phone.invalid';

/** A page of the site that runs no script. */
export const bareAddress = '/robots.txt';

const present = 'phone-b6deee6';

const readPack = async (name: string): Promise<Files> =>
  unpackFiles(await readFile(join(projectRoot, 'tests/fixtures', name, 'phone.pack.br')));

/** A phone that holds an older version of the site, and the files of that version. */
export interface FrozenPhone {
  /** The folder of the old version, for `startSite` and the like. */
  site: string;
  /** The phone's saved documents, by address without the origin. */
  saved: ReadonlyMap<string, Buffer>;
  /**
   * Restores the state in a new browser profile. The old version must be served at `url`: its own worker installs
   * itself beside the rows and caches, which are dated as if the phone had been frozen an hour ago. The browser is
   * closed afterwards.
   */
  setUp(phone: Phone, url: string): Promise<void>;
  /** Deletes the folder. */
  discard(): Promise<void>;
}

/** Unpacks a phone of `tests/fixtures`. Files that its pack leaves out are taken from `dist` if the hash matches. */
export async function unpackPhone(name = present, dist = 'dist'): Promise<FrozenPhone> {
  const files = await readPack(name);
  const text = files.get('state.json')!.toString();
  const { leftOut, state } = JSON.parse(text) as FrozenState;
  const site = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const [path, bytes] of files)
    if (path.startsWith('site/')) await write(join(site, path.slice(5)), bytes);
  // Browsers request it on the bare page, and log an error if it is missing.
  await write(join(site, 'favicon.ico'), Buffer.alloc(0));
  for (const [address, hash] of Object.entries(leftOut)) await copySame(address, hash, dist, site);

  const saved = state.caches.find((cache) => cache.name === 'ngo-saved-documents')?.answers ?? [];
  return {
    site,
    saved: new Map(saved.map(({ url, body }) => [url.slice(frozenOrigin.length), files.get(body)!])),
    setUp: (phone, url) => setUp(phone, url, withBodies(rebase(text, new URL(url).origin), files)),
    discard: () => rm(site, { recursive: true }),
  };
}

/** Rows of the app's database on a frozen phone whose keys start with `prefix`. */
export async function frozenRows(prefix: string, name = present): Promise<[key: string, value: unknown][]> {
  const { state } = JSON.parse((await readPack(name)).get('state.json')!.toString()) as FrozenState;
  const rows = state.databases.find((database) => database.name === 'ngo')?.stores[0]?.rows ?? [];
  return rows.flatMap(({ key = '', value }): [string, unknown][] =>
    key.startsWith(prefix) ? [[key, value]] : [],
  );
}

async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

async function copySame(address: string, hash: string, dist: string, site: string) {
  const source = join(projectRoot, dist, address);
  if (!existsSync(source) || sha256(await readFile(source)) !== hash) return;
  await mkdir(dirname(join(site, address)), { recursive: true });
  await copyFile(source, join(site, address));
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** The state at another origin, with the times of its last week shifted so that it ends an hour ago. */
function rebase(text: string, origin: string): StoredState {
  const { frozenAt } = JSON.parse(text) as FrozenState;
  const shift = Date.now() - hour - frozenAt;
  const moved = text
    .replaceAll(frozenOrigin, origin)
    .replaceAll(encodeURIComponent(frozenOrigin), encodeURIComponent(origin))
    .replace(/\b\d{13}\b/g, (digits) => {
      const time = Number(digits);
      return time > frozenAt - week && time <= frozenAt ? String(time + shift) : digits;
    });
  return (JSON.parse(moved) as FrozenState).state;
}

const withBodies = (state: StoredState, files: Files): StoredState => ({
  ...state,
  caches: state.caches.map((cache) => ({
    ...cache,
    answers: cache.answers.map((answer) => ({ ...answer, body: files.get(answer.body)!.toString('base64') })),
  })),
});

async function setUp(phone: Phone, url: string, state: StoredState) {
  const page = await phone.open(new URL(bareAddress, url).href);
  await writeStoredState(page, state);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      const look = () => active?.state === 'activated' && resolve();
      active?.addEventListener('statechange', look);
      look();
    });
  });
  await phone.shutDown();
}
