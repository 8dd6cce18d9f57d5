import { expect, test as base, type Page } from 'playwright/test';
import { buildSite } from '../support/build';
import { startLaravel, type Laravel } from '../support/laravel';
import { getPhone, type Phone, type PhoneOptions } from '../support/phone';
import { startSite, type Site } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { startTroubleProxy, type TroubleProxy } from '../support/trouble-proxy';
import { findFreePort, host } from '../support/ports';

export { expect, waitForApp };

interface TestFixtures {
  /** Set by `test.use({ phoneOptions: { … } })`; without it a phone of 360 by 740. */
  phoneOptions: PhoneOptions;
  /** The server of `dist`, alone with this test. */
  site: Pick<Site, 'url' | 'port'>;
  /** Kills the server and returns once connections are refused. */
  killServer: () => Promise<void>;
  /** Starts it again, at the same address. */
  reviveServer: () => Promise<void>;
  /** A network in front of the site that misbehaves on command: `open(network.url + '/vacancies')`. */
  network: TroubleProxy;
  phone: Phone;
  /** Opens a path of the site, or a whole address, in a new tab. */
  open: (address: string) => Promise<Page>;
  /** Closes the browser; the next `open` starts it again with everything that it had stored. */
  restart: () => Promise<void>;
  /** From now on, and for what was seen before, a fault that fits does not fail the test. */
  expectFault: (pattern: RegExp) => void;
  /** What else must run while a journey lasts. */
  backend: object;
  /** Behind `site`, `killServer` and `reviveServer`. */
  server: { kill: () => Promise<void>; revive: () => Promise<void>; site: Pick<Site, 'url' | 'port'> };
}

interface WorkerFixtures {
  /** The built site, a folder of the project. */
  dist: string;
}

function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run with -c .config/playwright.config.ts.`);
  return value;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  dist: ['dist', { scope: 'worker', option: true }],
  phoneOptions: [{}, { option: true }],

  server: async ({ dist }, use) => {
    let running = await startSite({ dist });
    const { url, port } = running;
    await use({
      site: { url, port },
      kill: () => running.stop(),
      revive: async () => {
        running = await startSite({ dist, port });
      },
    });
    await running.stop();
  },
  site: ({ server }, use) => use(server.site),
  killServer: ({ server }, use) => use(server.kill),
  reviveServer: ({ server }, use) => use(server.revive),

  network: async ({ site }, use) => {
    const network = await startTroubleProxy(site.url);
    await use(network);
    await network.stop();
  },

  phone: async ({ playwright, phoneOptions }, use) => {
    const phone = await getPhone(playwright.chromium, fromGlobalSetup('JOURNEYS_BROWSER'), phoneOptions);
    await use(phone);
    await phone.discard();
  },
  open: ({ phone, site }, use) => use((address) => phone.open(new URL(address, site.url).href)),
  restart: ({ phone }, use) => use(() => phone.shutDown()),

  backend: async ({}, use) => use({}),

  expectFault: [
    // The servers are named so that they outlive the judgement: what fails because they stop is no fault.
    async ({ phone, server: _server, network: _network, backend: _backend }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      const unexpected = phone.faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'faults that the journey did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same site, built for an API of another origin. */
export const laravelTest = test.extend<{ laravel: Laravel }, WorkerFixtures & { laravelPort: number }>({
  // One for each worker process: two of them may test at once.
  laravelPort: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  dist: [
    async ({ laravelPort: port }, use, { parallelIndex }) => {
      const env = { VITE_API_BASE_URL: `http://${host}:${port}` };
      // The build reads the API, and prerenders what it says.
      const laravel = await startLaravel({ port });
      const dist = await buildSite({ outDir: `dist-laravel-${parallelIndex}`, env });
      await laravel.stop();
      await use(dist);
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  backend: ({ laravel }, use) => use(laravel),
  laravel: [
    async ({ laravelPort: port }, use) => {
      const laravel = await startLaravel({ port });
      await use(laravel);
      await laravel.stop();
    },
    { auto: true },
  ],
});

/** What the browser itself logs of each request that found no server: `expectFault(serverIsGone)`. */
export const serverIsGone = /Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/;

/** Returns once a service worker answers for the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns once the answers to these addresses (`/api/vacancies`) lie in Cache Storage. */
export async function waitForQuietFetch(page: Page, addresses: string[], limit = 30_000): Promise<void> {
  const findMissing = () =>
    page.evaluate(async (wanted) => {
      const stored = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
      return wanted.filter((_, index) => !stored[index]);
    }, addresses);
  await expect.poll(findMissing, { message: 'not stored yet', timeout: limit }).toEqual([]);
}

/** What keeps Chromium from offering to install the site: empty when it would. */
export async function installabilityErrors(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors');
  return errors.map(({ errorId }) => errorId);
}
