import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  ConsoleMessage,
  LaunchOptions,
  Page,
} from 'playwright/test';
import { launchArgs } from './browser';
import { host } from './ports';

export type PhoneOptions = NonNullable<Parameters<BrowserType['launchPersistentContext']>[1]>;

export interface Phone {
  /** Opens an address in a new tab; starts the browser if it is not running. */
  open(address: string): Promise<Page>;
  /** Closes the browser. The next `open` starts it again with the same profile. */
  shutDown(): Promise<void>;
  /** Closes the browser and deletes the profile. */
  discard(): Promise<void>;
  /** The folder of the profile; empty for a private window. */
  profile: string;
  /** Whether pages may install a service worker. */
  hasWorkers: boolean;
  /** Console warnings and errors, page errors, policy violations and third-party requests, of pages and workers. */
  faults: string[];
}

/** How long (ms) a browser may take to close before its processes are killed. */
const closeLimit = 20_000;

const localOnly = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}, EXCLUDE localhost`;

const screen = { viewport: { width: 360, height: 740 } };

/**
 * A browser with a profile on disk: a private window is never installable and forgets everything on restart. The
 * profile begins as a copy of `copied`, if that is given: the profile of a phone that was shut down.
 */
export async function getPhone(
  chromium: BrowserType,
  program: NonNullable<LaunchOptions['executablePath']>,
  options: PhoneOptions,
  copied?: string,
): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'));
  if (copied !== undefined) await cp(copied, profile, { recursive: true });
  const { serviceWorkers, ...others } = options;
  const start = () =>
    chromium.launchPersistentContext(profile, {
      ...screen,
      ...others,
      executablePath: program,
      args: [...launchArgs, localOnly, ...(options.args ?? [])],
    });
  const end = () => spawnSync('pkill', ['-KILL', '-f', `user-data-dir=${profile}`]);
  const remove = () => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return phoneOf({ start, end, remove, profile, hasWorkers: serviceWorkers !== 'block' });
}

/** A browser for `getWindow`. */
export const startBrowser = (
  chromium: BrowserType,
  program: NonNullable<LaunchOptions['executablePath']>,
): Promise<Browser> => chromium.launch({ executablePath: program, args: [...launchArgs, localOnly] });

/**
 * A private window of a running browser, without service workers: it opens sooner than a browser, and forgets
 * everything when it is closed.
 */
export const getWindow = (browser: Browser, options: BrowserContextOptions): Phone =>
  phoneOf({
    start: () => browser.newContext({ ...screen, ...options }),
    profile: '',
    hasWorkers: false,
  });

interface Program extends Pick<Phone, 'profile' | 'hasWorkers'> {
  start(): Promise<BrowserContext>;
  /** Ends what does not close by itself. */
  end?(): void;
  /** Deletes what is stored. */
  remove?(): Promise<void>;
}

function phoneOf({ start, end, remove, profile, hasWorkers }: Program): Phone {
  const faults: string[] = [];
  let context: BrowserContext | undefined;

  const startWatched = async () => {
    const started = await start();
    await watch(started, faults);
    if (!hasWorkers) await started.addInitScript(refuseWorkers);
    started.once('close', () => (context = undefined));
    return started;
  };

  const shutDown = async () => {
    const closing = context?.close();
    const isClosed = await Promise.race([
      closing?.then(() => true),
      pause(closeLimit, false, { ref: false }),
    ]);
    if (isClosed === false) end?.();
    await closing;
  };

  return {
    profile,
    hasWorkers,
    faults,
    shutDown,
    async open(address) {
      const running = context ?? (await startWatched());
      const blank = context ? undefined : running.pages()[0];
      context = running;
      const page = blank ?? (await running.newPage());
      await page.goto(address);
      return page;
    },
    async discard() {
      await shutDown();
      await remove?.();
    },
  };
}

/**
 * Refuses service workers as a browser does where cookies are blocked. With `serviceWorkers: 'block'`, Playwright would
 * let `register` resolve to `undefined`, as no browser does.
 */
function refuseWorkers() {
  if (!('ServiceWorkerContainer' in window)) return;
  ServiceWorkerContainer.prototype.register = () =>
    Promise.reject(new DOMException('Service workers are not allowed.', 'SecurityError'));
}

const isFault = (message: ConsoleMessage) => ['warning', 'error'].includes(message.type());

async function watch(context: BrowserContext, faults: string[]) {
  context.on('console', (message) => {
    if (!isFault(message)) return;
    const { url } = message.location();
    faults.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().stack ?? error.error()}`));
  context.on('serviceworker', (worker) =>
    worker.on('console', (message) => {
      if (isFault(message)) faults.push(`console ${message.type()} in the worker: ${message.text()}`);
    }),
  );
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== host)
      faults.push(`request to a third party: ${request.method()} ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.effectiveDirective} forbids ${event.blockedURI}`);
    });
  });
}
