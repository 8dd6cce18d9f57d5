import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from './browser';
import { readRows, writeRows } from './device-rows';
import { frozenOrigin, sha256, type FrozenState } from './frozen-phone';
import { packFiles } from './pack';
import { getPhone, type Phone } from './phone';
import { projectRoot } from './project';
import { startSite } from './site';
import { readStoredState, type StoredState } from './stored-state';
import { startTroubleProxy, type TroubleProxy } from './trouble-proxy';
import { waitFor } from './wait-for';
import { waitUntilReady } from './wait-until-ready';
import { waitForApp } from './wait-for-app';

/**
 * What the user reads and saves before the phone is frozen; other documents and most images are left out of the pack.
 */
const tor = '/files/vacancies/tor-enumerator-roster.pdf';
const form = '/files/itbs/itb-022-bidding-form-tool-kits.docx';
const opened = '/assets/mutahid-update-2024-12-ZbII1Sud.pdf';
const openings = /^\/files\/volunteers\//;
const keptImages = 4;

const isKept = (address: string) =>
  [tor, form, opened].includes(address) || openings.test(address) || !/\.(pdf|docx|avif|webp)$/.test(address);

/**
 * node .config/run-module.mjs tests/support/freeze-phone.ts <checkout> <name>
 *
 * Writes the stored state of a phone with a checkout's version, and that version's build in `<checkout>/dist-frozen`,
 * to `tests/fixtures/<name>`. The build needs `VITE_FORMS_ENDPOINT=/forms`, so that a message can wait in the outbox.
 */
export async function main([checkout = '', name = '']: readonly string[]): Promise<number> {
  const files = await readSite(resolve(checkout, 'dist-frozen'));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: checkout,
    encoding: 'utf8',
  }).trim();
  const site = await mkdtemp(join(tmpdir(), 'to-freeze-'));
  for (const [address, bytes] of files) await write(join(site, address), bytes);

  const frozen = await freeze(site);
  const kept = new Map(
    [...files].filter(([address]) => isKept(address)).map(([address, bytes]) => [`site${address}`, bytes]),
  );
  const leftOut = [...files]
    .filter(([address]) => !isKept(address))
    .map(([address, bytes]) => [address, sha256(bytes)]);
  const state: FrozenState = {
    ...frozen,
    leftOut: Object.fromEntries(leftOut),
    state: putBodies(frozen.state, kept),
  };
  kept.set('state.json', Buffer.from(JSON.stringify(state)));

  const pack = packFiles(kept);
  await write(join(projectRoot, 'tests/fixtures', name, 'phone.pack.br'), pack);
  await rm(site, { recursive: true });
  console.info(
    `${commit}: ${kept.size} files, ${Object.keys(state.leftOut).length} left out, ${pack.length} bytes.`,
  );
  return 0;
}

async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** The files of a build by address, without their compressed versions. */
async function readSite(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map<string, Buffer>();
  for (const path of paths.filter((one) => !/\.(br|gz)$/.test(one)).sort())
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  return files;
}

/** Bodies that equal a file of the site refer to it; the others get files of their own. */
function putBodies(state: StoredState, files: Map<string, Buffer>): StoredState {
  const paths = new Map([...files].map(([path, bytes]) => [sha256(bytes), path]));
  const put = (body: string): string => {
    const bytes = Buffer.from(body, 'base64');
    const known = paths.get(sha256(bytes));
    if (known) return known;
    const path = `bodies/${paths.size}`;
    paths.set(sha256(bytes), path);
    files.set(path, bytes);
    return path;
  };
  return {
    ...state,
    caches: state.caches.map(({ name, answers }) => ({
      name,
      answers: answers.map((answer) => ({ ...answer, body: put(answer.body) })),
    })),
  };
}

async function freeze(site: string): Promise<Pick<FrozenState, 'frozenAt' | 'state'>> {
  const server = await startSite({ dist: site });
  const network = await startTroubleProxy(server.url);
  const phone = await getPhone(chromium, findBrowser(), {});
  try {
    const page = await use(phone, network);
    const state = await readStoredState(page);
    const text = JSON.stringify(withFewImages(state))
      .replaceAll(network.url, frozenOrigin)
      .replaceAll(encodeURIComponent(network.url), encodeURIComponent(frozenOrigin));
    return { frozenAt: Date.now(), state: JSON.parse(text) as StoredState };
  } finally {
    await phone.discard();
    await network.stop();
    await server.stop();
  }
}

/** Acts like a user over some weeks, and returns an idle page of the app. */
async function use(phone: Phone, network: TroubleProxy): Promise<Page> {
  const page = await phone.open(`${network.url}/`);
  const go = async (path: string) => {
    await page.goto(network.url + path);
    await waitForApp(page);
  };
  await waitUntilReady(page);
  await waitFor('the main pages', async () => (await countEntries(page, 'ngo-pages')) >= 4);

  await go('/saved');
  const saver = page.getByRole('switch', { name: 'Save data' });
  await saver.check();
  await saver.uncheck();
  await noteVisits(page);
  await go('/vacancies');
  await saveDocument(page, 'Standing Roster of Survey Enumerators');
  await go('/invitation-to-bid');
  await saveDocument(page, 'Sewing machines and trade tool kits');
  await readTo(page, network.url, tor, 2);
  await page.goto(`${network.url}/read?file=${opened}`);
  await waitFor('the opened document', async () => (await countEntries(page, 'ngo-documents')) === 1);

  await go('/saved');
  let asked = 0;
  network.trouble('half', (path) => openings.test(path) && ++asked > 2);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: /Volunteer opportunities/ }) })
    .getByRole('button', { name: /Save all/ })
    .click();
  await page.getByText('2 of 4 saved. The rest waits for a connection.').waitFor({ timeout: 60_000 });

  network.trouble('error-500', (path) => openings.test(path) || path === '/forms');
  await go('/contact');
  await page.getByLabel('Your e-mail address').fill('parwin@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('region', { name: 'Waiting on this device' }).waitFor();
  return page;
}

const countEntries = (page: Page, cacheName: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, cacheName);

/** The third visit, with the install card already answered. */
const noteVisits = (page: Page) =>
  writeRows(page, [
    ['preferences/visits', { count: 3, lastAt: Date.now() }],
    ['preferences/install-card', 'answered'],
  ]);

async function saveDocument(page: Page, words: string) {
  const row = page.getByRole('row').filter({ hasText: words });
  await row.getByRole('button', { name: /^Save for offline/ }).click();
  await row.getByRole('button', { name: /^Saved/ }).waitFor({ timeout: 30_000 });
}

async function readTo(page: Page, url: string, file: string, sheet: number) {
  await page.goto(`${url}/read?${new URLSearchParams({ file, from: '/vacancies' }).toString()}`);
  const field = page.getByRole('textbox', { name: 'Go to page' });
  await field.fill(String(sheet));
  await field.press('Enter');
  const place = async () =>
    (await readRows(page, 'reading/'))[0]?.[1] as { page: number; down: number } | undefined;
  await waitFor('the place in the document', async () => ((await place())?.down ?? 0) > 0);
}

/** A few of the many stored images are enough. */
function withFewImages(state: StoredState): StoredState {
  const images = state.caches.find(({ name }) => name === 'ngo-images')?.answers ?? [];
  const dropped = new Set(images.slice(keptImages).map(({ url }) => url));
  return {
    databases: state.databases.map((database) => ({
      ...database,
      stores: database.stores.map((store) => ({
        ...store,
        rows: store.rows.filter(({ value }) => !dropped.has(String((value as { url?: string } | null)?.url))),
      })),
    })),
    caches: state.caches.map(({ name, answers }) => ({
      name,
      answers: name === 'ngo-images' ? answers.filter(({ url }) => !dropped.has(url)) : answers,
    })),
  };
}
