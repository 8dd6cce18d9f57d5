import { expect, test as base, type Browser, type Page } from 'playwright/test';
import { buildSite } from '../support/build';
import { startLaravel, type Laravel } from '../support/laravel';
import { getPhone, getWindow, startBrowser, type Phone, type PhoneOptions } from '../support/phone';
import { shareSites, type SharedSites } from '../support/shared-sites';
import { startSite, type Site } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { waitUntilReady } from '../support/wait-until-ready';
import { startTroubleProxy, type TroubleProxy } from '../support/trouble-proxy';
import { findFreePort, host } from '../support/ports';
import { readSiteRecords, type SiteRecords } from './site-records';

export { expect, waitForApp };

interface TestFixtures {
  /** Set by `test.use({ phoneOptions: { … } })`; the default is a screen of 360 by 740. */
  phoneOptions: PhoneOptions;
  /** Set by `test.use({ needsWholeBrowser: true })`, where the headless shell lacks a part: its viewer of PDFs. */
  needsWholeBrowser: boolean;
  /** Set by `test.use({ serverEnv: { … } })`: what the server has in its environment. */
  serverEnv: Record<string, string>;
  /**
   * The server of `dist`, which has no message yet. The next test may get the same process, unless this one kills it or
   * sends a message. After `reviveServer` it has the new messages alone.
   */
  site: Pick<Site, 'url' | 'port' | 'messages'>;
  /** Kills the server and resolves once connections are refused. */
  killServer: () => Promise<void>;
  /** Restarts the server at the same address. */
  reviveServer: () => Promise<void>;
  /** A proxy in front of the site that injects network failures: `open(network.url + '/vacancies')`. */
  network: TroubleProxy;
  phone: Phone;
  /** The records of `dist`, by what a journey needs them for. */
  records: SiteRecords;
  /** Opens a path of the site, or a complete URL, in a new tab. */
  open: (address: string) => Promise<Page>;
  /** Closes the browser; the next `open` starts it again with the same stored data. */
  restart: () => Promise<void>;
  /** Whether the journey has stopped a server or made requests fail: warnings of a failed request are then expected. */
  outages: { any: boolean };
  /**
   * Ignores faults that match, both those already seen and those to come. All other warnings and errors on the
   * console fail the journey.
   */
  expectFault: (pattern: RegExp) => void;
  /** Other servers that must run during a journey. */
  backend: object;
  /** The implementation behind `site`, `killServer` and `reviveServer`. */
  server: { kill: () => Promise<void>; revive: () => Promise<void>; site: TestFixtures['site'] };
}

interface WorkerFixtures {
  /** The built site, a folder of the project. */
  dist: string;
  /** The servers that the tests of this worker process share. */
  servers: SharedSites;
  /** The browser of `renderingTest`. */
  sharedBrowser: Browser;
  /** The profile of a phone that has opened the home page and works offline. */
  readyProfile: string;
}

/** How the app says that the device's own storage was slow, as it is on a busy machine. */
const busyMachine = /^console warning.*no response within \d+ ms/s;

/**
 * How the browser says that it could not fetch an icon of the manifest, as happens when the page is left first. The
 * journey `install.spec.ts` fetches each icon.
 */
const leftBeforeIcon = /^console warning: Error while trying to use the following icon from the Manifest/;

/** An old browser tells a page that is being left that its requests failed; a newer one tells it nothing. */
const leftBeforeAnswer = /^console warning: .*TypeError: Failed to fetch/;
const isOldBrowser = process.env.JOURNEYS_PROGRAM !== undefined;

/** How the app says that the browser refuses the service worker. */
const withoutWorker = /^console warning: The app works online only: SecurityError/;

/** How the app says that a request failed. */
export const networkWarning =
  /^console warning.*(Failed to fetch|network error|did not (arrive|load)|no (response|byte)|requested again|status \d+|content type|in its place)/is;

function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run with -c .config/playwright.config.ts.`);
  return value;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  dist: ['dist', { scope: 'worker', option: true }],
  phoneOptions: [{}, { option: true }],
  needsWholeBrowser: [false, { option: true }],
  serverEnv: [{}, { option: true }],

  servers: [
    async ({}, use) => {
      const servers = shareSites();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  // Not of `renderingTest` alone: Playwright gives tests with other fixtures of a worker process a process of their
  // own.
  sharedBrowser: [
    async ({ playwright }, use) => {
      const browser = await startBrowser(playwright.chromium, fromGlobalSetup('JOURNEYS_BROWSER'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  readyProfile: [
    async ({ playwright, dist, servers }, use) => {
      const site = await servers.take({ dist, env: {} });
      const phone = await getPhone(playwright.chromium, fromGlobalSetup('JOURNEYS_BROWSER'), {});
      await waitUntilReady(await phone.open(site.url));
      await phone.shutDown();
      await servers.giveBack({ dist, env: {} }, site);
      await use(phone.profile);
      await phone.discard();
    },
    { scope: 'worker', timeout: 2 * 60_000 },
  ],
  server: async ({ dist, serverEnv: env, servers }, use) => {
    let running = await servers.take({ dist, env });
    let isRunning = true;
    const { url, port } = running;
    await use({
      site: { url, port, messages: () => running.messages() },
      kill: async () => {
        isRunning = false;
        await running.stop();
      },
      revive: async () => {
        running = await startSite({ dist, port, env });
        isRunning = true;
      },
    });
    if (isRunning) await servers.giveBack({ dist, env }, running);
  },
  site: ({ server }, use) => use(server.site),
  outages: async ({}, use) => use({ any: false }),
  killServer: ({ server, outages }, use) =>
    use(() => {
      outages.any = true;
      return server.kill();
    }),
  reviveServer: ({ server }, use) => use(server.revive),

  network: async ({ site, outages }, use) => {
    const network = await startTroubleProxy(site.url);
    await use({
      ...network,
      trouble(...trouble) {
        outages.any = true;
        network.trouble(...trouble);
      },
      stop() {
        outages.any = true;
        return network.stop();
      },
    });
    await network.stop();
  },

  phone: async ({ playwright, phoneOptions, needsWholeBrowser }, use) => {
    const program = fromGlobalSetup(needsWholeBrowser ? 'JOURNEYS_WHOLE_BROWSER' : 'JOURNEYS_BROWSER');
    const phone = await getPhone(playwright.chromium, program, phoneOptions);
    await use(phone);
    await phone.discard();
  },
  open: ({ phone, site }, use) => use((address) => phone.open(new URL(address, site.url).href)),
  restart: ({ phone }, use) => use(() => phone.shutDown()),

  backend: async ({}, use) => use({}),
  records: ({ dist }, use) => use(readSiteRecords(dist)),

  expectFault: [
    // The servers are dependencies, so that they outlive the check: failures caused by stopping them are no faults.
    async ({ phone, server: _server, network: _network, backend: _backend, outages }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      const isExpected = (fault: string) =>
        busyMachine.test(fault) ||
        leftBeforeIcon.test(fault) ||
        (isOldBrowser && leftBeforeAnswer.test(fault)) ||
        (!phone.hasWorkers && withoutWorker.test(fault)) ||
        expected.some((pattern) => pattern.test(fault)) ||
        (outages.any && networkWarning.test(fault));
      const unexpected = phone.faults.filter((fault) => !isExpected(fault));
      expect(unexpected, 'faults that the journey did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For journeys that only look at pages, or use them with a network: without a service worker, whose installation takes
 * longer than the page itself. The tests of a worker process share one browser, where each has its own private window;
 * `restart` forgets all that it has stored.
 */
export const renderingTest = test.extend({
  phone: async ({ sharedBrowser, phoneOptions }, use) => {
    const phone = getWindow(sharedBrowser, phoneOptions);
    await use(phone);
    await phone.discard();
  },
});

/**
 * For journeys of a user who has visited the site before: the phone has the app and its lists, and works offline. Its
 * profile is a copy, which is made sooner than the worker is installed.
 */
export const returningTest = test.extend({
  phone: async ({ playwright, phoneOptions, readyProfile }, use) => {
    const program = fromGlobalSetup('JOURNEYS_BROWSER');
    const phone = await getPhone(playwright.chromium, program, phoneOptions, readyProfile);
    await use(phone);
    await phone.discard();
  },
});

/** The same site, built for an API on another origin. */
export const laravelTest = test.extend<{ laravel: Laravel }, WorkerFixtures & { laravelPort: number }>({
  // One for each worker process: several may run at once.
  laravelPort: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  dist: [
    async ({ laravelPort: port }, use, { parallelIndex }) => {
      const env = { VITE_API_BASE_URL: `http://${host}:${port}` };
      // The build reads the API, and prerenders its records.
      const laravel = await startLaravel({ port });
      const dist = await buildSite({ outDir: `dist-laravel-${parallelIndex}`, env });
      await laravel.stop();
      await use(dist);
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  backend: ({ laravel }, use) => use(laravel),
  laravel: [
    async ({ laravelPort: port, outages }, use) => {
      const laravel = await startLaravel({ port });
      await use({
        ...laravel,
        stop() {
          outages.any = true;
          return laravel.stop();
        },
      });
      await laravel.stop();
    },
    { auto: true },
  ],
});

/** For a user who comes back to the invented site of `tests/fixtures/second-site`, which has little in common with the sample. */
export const secondSiteTest = returningTest.extend<object, WorkerFixtures>({
  dist: [
    async ({}, use) =>
      use(
        await buildSite({
          outDir: 'dist-second-site',
          env: { SITE: 'tests/fixtures/second-site', VITE_LANGUAGES: '' },
        }),
      ),
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
});

/** What the browser logs for each request that reaches no server: `expectFault(serverIsGone)`. */
export const serverIsGone = /Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/;

/** Resolves once a service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Resolves once the responses of these addresses (`/api/vacancies`) are in Cache Storage. */
export async function waitForPrefetch(page: Page, addresses: string[], limit = 30_000): Promise<void> {
  const findMissing = () =>
    page.evaluate(async (wanted) => {
      const stored = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
      return wanted.filter((_, index) => !stored[index]);
    }, addresses);
  await expect.poll(findMissing, { message: 'not stored yet', timeout: limit }).toEqual([]);
}

/** Why Chromium would not offer to install the site: empty if it would. */
export async function installabilityErrors(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors');
  return errors.map(({ errorId }) => errorId);
}
