import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import type { Database } from '../../receiver/database/database';
import { countTable } from '../../receiver/counts/count-table';
import { openPglite } from '../../receiver/database/pglite';
import { announce } from '../../receiver/push/announce';
import { pushQueue } from '../../receiver/push/push-queue';
import { startReceiver } from '../../receiver/server';
import { readSettings } from '../../receiver/settings';
import { makePgliteFolder } from '../receiver/support/pglite-folder';
import { buildSite } from '../support/build';
import { findFreePort, host } from '../support/ports';
import { projectRoot } from '../support/project';
import { pushPhone, stubPushManager } from '../support/push-phone';
import { replaceFile } from '../support/replace-file';
import { expect, test as base, waitForPrefetch, waitForWorker } from './fixtures';

/** The address of the phone at a push service that no network knows. */
const endpoint = 'https://push.example.org/send/phone';

interface Release {
  number: string;
  title: string;
  location: string;
}

interface Receiver {
  /** The topics that the receiver knows of the phone; none if it does not know it. */
  topics(): Promise<readonly number[]>;
  /** Compares the feed of the site with what was announced, and takes the messages that wait for the phone. */
  takeMessages(): Promise<string[]>;
  /** The sums of what phones have counted. */
  counts(): Promise<{ day: string; kind: string; number: string }[]>;
}

interface Fixtures {
  receiver: Receiver;
  /** Publishes further vacancies: in the list, and in its feed. */
  release: (vacancies: readonly Release[]) => Promise<void>;
}

/** A copy of the content with a vacancy in Kabul, which phones may ask for. */
async function writeSite(name: string): Promise<string> {
  const site = join(projectRoot, 'node_modules/.cache/journeys', name);
  await rm(site, { recursive: true, force: true });
  await cp(join(projectRoot, 'content'), site, { recursive: true });
  const write = (code: string, fields: readonly string[]) =>
    writeFile(join(site, `vacancies/99-kabul${code}.md`), `---\n${fields.join('\n')}\n---\n\n…\n`);
  await write('', [
    ...['number: VA-900', 'title: Guard', 'location: Kabul, gate', 'employmentType: A year'],
    ...["positions: '1'", 'salary: AFN 900', 'postDate: -3d', "closeDate: '+90d'"],
  ]);
  await write('.fa', ['title: نگهبان', 'location: کابل، دروازه']);
  return site;
}

/**
 * The site with a receiver that alerts phones and takes their counts. The languages are those of the build, which journeys
 * in one file share: two files would build it at once.
 */
export const receiverTest = base.extend<Fixtures, { dist: string; receiverPort: number; languages: string }>({
  languages: ['en', { scope: 'worker', option: true }],
  receiverPort: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  dist: [
    async ({ receiverPort, languages }, use) => {
      const name = `dist-receiver-${languages.replace(/\W+/g, '-')}`;
      const env = {
        SITE: await writeSite(name),
        VITE_LANGUAGES: languages,
        VITE_SITE_URL: 'https://site.example.org',
        VITE_PUSH_ENDPOINT: `http://${host}:${receiverPort}/push`,
        VITE_COUNTS_ENDPOINT: `http://${host}:${receiverPort}/counts`,
      };
      const built = await buildSite({ outDir: name, env });
      const copy = await mkdtemp(join(projectRoot, 'dist-receiver-copy-'));
      await cp(join(projectRoot, built), copy, { recursive: true });
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  receiver: async ({ site, receiverPort }, use) => {
    const [folder, remove] = await makePgliteFolder();
    const database: Database = openPglite(join(folder, 'database'));
    const settings = { ...readSettings({ ALLOWED_ORIGINS: site.url }), port: receiverPort };
    const receiver = await startReceiver({ settings, database, log: () => undefined });
    await use({
      async topics() {
        const rows = await database.query<{ topics: number[] }>('select topics from push_subscriptions');
        return rows[0]?.topics ?? [];
      },
      async takeMessages() {
        await announce(database, site.url);
        const queue = pushQueue(database);
        const due = await queue.claim(10);
        for (const push of due) await queue.sent(push);
        return due.filter((push) => push.endpoint === endpoint).map(({ topic }) => JSON.stringify({ topic }));
      },
      counts: () => countTable(database).all(),
    });
    await receiver.stop();
    remove();
  },
  release: async ({ dist }, use) => {
    const lists = ['api/vacancies.json', 'api/fa/vacancies.json'].map((name) => join(dist, name));
    const feed = join(dist, 'vacancies.atom');
    const files = [feed, ...lists.filter((path) => existsSync(path))];
    const before = await Promise.all(files.map((path) => readFile(path, 'utf8')));
    await use(async (vacancies) => {
      for (const list of files.slice(1)) await addToList(list, vacancies);
      const entries = vacancies.map(
        ({ number, title }) =>
          `  <entry>\n    <title>${title}</title>\n    <id>https://site.example.org/vacancies/${number}</id>\n` +
          `    <published>${new Date().toISOString()}</published>\n  </entry>\n`,
      );
      const text = await readFile(feed, 'utf8');
      await writeServed(feed, text.replace('</feed>', `${entries.join('')}</feed>`));
    });
    for (const [index, path] of files.entries()) await writeServed(path, before[index]!);
  },
});

async function addToList(path: string, vacancies: readonly Release[]): Promise<void> {
  const { data } = JSON.parse(await readFile(path, 'utf8')) as { data: Record<string, unknown>[] };
  const added = vacancies.map(({ number, title, location }, index) => ({
    ...data[0],
    ...{ id: 9_000 + data.length + index, vacancy_number: number, title, location },
    ...{ close_date: '2036-11-30', file: undefined, slug: number.toLowerCase() },
  }));
  await writeServed(path, JSON.stringify({ data: [...data, ...added] }));
}

/** Without the compressed copies, which would be served in its place. */
async function writeServed(path: string, text: string): Promise<void> {
  for (const ending of ['br', 'gz']) await rm(`${path}.${ending}`, { force: true });
  await replaceFile(path, text);
}

/** Opens the vacancies, with the app and its list stored. Resolves to the origin of the site. */
export async function openWatch(page: Page, permission: 'granted' | 'denied', prefix = ''): Promise<string> {
  const { origin } = new URL(page.url());
  await stubPushManager(page, endpoint);
  if (permission === 'granted') await page.context().grantPermissions(['notifications'], { origin });
  await page.goto(`${origin}${prefix}/vacancies`);
  await waitForWorker(page);
  await waitForPrefetch(page, [`/api${prefix}/vacancies`]);
  return origin;
}

/** What is pressed and read on the way to alerts of the vacancies in Kabul. */
const english = {
  place: 'Kabul',
  actions: 'Be told of new entries, or take all documents',
  start: 'Tell me',
  alerts: 'Tell me then, too',
  isOn: 'You are told also when the app is closed.',
};

/** Asks to be told of vacancies in Kabul while the app is closed. Resolves to the dialog, before the last press. */
export async function askForKabul(page: Page, { place, actions, start } = english): Promise<Locator> {
  await page.locator('select[name="place"]').selectOption(place);
  await page.getByRole('button', { name: actions }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: start, exact: true }).click();
  return dialog;
}

/** The last press: the browser permits it, and the receiver gets the address of the phone. */
export async function allowAlerts(dialog: Locator, { alerts, isOn } = english): Promise<void> {
  await dialog.getByRole('button', { name: alerts }).click();
  await expect(dialog.getByText(isOn)).toBeVisible();
}

/**
 * Leaves the site, and wakes its worker with these messages. A browser without a screen permits its workers no
 * notifications: what the worker would have it show is noted in its place.
 */
export async function wake(page: Page, origin: string, messages: readonly string[]): Promise<void> {
  await page.goto('about:blank');
  const phone = await pushPhone(page, origin);
  await workerOf(page).evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown?: Shown[] };
    scope.shown ??= [];
    const { shown } = scope;
    scope.registration.showNotification = async (title, { body = '', lang = '', tag = '', data } = {}) => {
      const { address } = data as { address: string };
      shown.push({ title, body, lang, tag, address });
    };
  });
  for (const message of messages) await phone.deliver(message);
}

interface Shown {
  title: string;
  body: string;
  lang: string;
  tag: string;
  address: string;
}

const workerOf = (page: Page) => page.context().serviceWorkers()[0]!;

/** The notifications that the worker would have the phone show, once there are so many. */
export async function notifications(page: Page, count: number): Promise<Shown[]> {
  const read = () => workerOf(page).evaluate(() => (self as unknown as { shown: Shown[] }).shown);
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(count);
  return read();
}
