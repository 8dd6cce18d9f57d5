import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
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

interface Alerts {
  receiver: Receiver;
  /** Publishes further vacancies: in the list, and in its feed. */
  release: (vacancies: readonly Release[]) => Promise<void>;
}

/** The site with a receiver that alerts phones and takes their counts. The languages are those of the build. */
export const alertsTest = base.extend<Alerts, { dist: string; receiverPort: number; languages: string }>({
  languages: ['en', { scope: 'worker', option: true }],
  receiverPort: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  dist: [
    async ({ receiverPort, languages }, use) => {
      const env = {
        VITE_LANGUAGES: languages,
        VITE_SITE_URL: 'https://site.example.org',
        VITE_PUSH_ENDPOINT: `http://${host}:${receiverPort}/push`,
        VITE_COUNTS_ENDPOINT: `http://${host}:${receiverPort}/counts`,
      };
      const built = await buildSite({ outDir: `dist-alerts-${languages.replace(/\W+/g, '-')}`, env });
      const copy = await mkdtemp(join(projectRoot, 'dist-alerts-copy-'));
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
    const list = join(dist, 'api/vacancies.json');
    const feed = join(dist, 'vacancies.atom');
    const before = [await readFile(list, 'utf8'), await readFile(feed, 'utf8')] as const;
    await use(async (vacancies) => {
      const { data } = JSON.parse(await readFile(list, 'utf8')) as { data: Record<string, unknown>[] };
      const added = vacancies.map(({ number, title, location }, index) => ({
        ...data[0],
        ...{ id: 9_000 + data.length + index, vacancy_number: number, title, location },
        ...{ close_date: '2036-11-30', file: undefined },
      }));
      await writeServed(list, JSON.stringify({ data: [...data, ...added] }));
      const entries = vacancies.map(
        ({ number, title }) =>
          `  <entry>\n    <title>${title}</title>\n    <id>https://site.example.org/vacancies/${number}</id>\n` +
          `    <published>${new Date().toISOString()}</published>\n  </entry>\n`,
      );
      const text = await readFile(feed, 'utf8');
      await writeServed(feed, text.replace('</feed>', `${entries.join('')}</feed>`));
    });
    await writeServed(list, before[0]);
    await writeServed(feed, before[1]);
  },
});

/** Without the compressed copies, which would be served in its place. */
async function writeServed(path: string, text: string): Promise<void> {
  for (const ending of ['br', 'gz']) await rm(`${path}.${ending}`, { force: true });
  await replaceFile(path, text);
}

/** Opens the vacancies in Kabul, with the app stored and its list, and the dialog in which they are watched. */
export async function openWatch(page: Page, permission: 'granted' | 'denied', prefix = '') {
  const { origin } = new URL(page.url());
  await stubPushManager(page, endpoint);
  if (permission === 'granted') await page.context().grantPermissions(['notifications'], { origin });
  await page.goto(`${origin}${prefix}/vacancies`);
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies']);
  await page.locator('select[name="place"]').selectOption({ index: 1 });
  return origin;
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
