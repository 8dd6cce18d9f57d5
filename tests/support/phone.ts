import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, BrowserType, ConsoleMessage, LaunchOptions, Page } from 'playwright/test';
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
  /** Console warnings and errors, page errors, policy violations and third-party requests, of pages and workers. */
  faults: string[];
}

/** How long (ms) a browser may take to close before its processes are killed. */
const closeLimit = 20_000;

const localOnly = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}, EXCLUDE localhost`;

/** A browser with a profile on disk: a private window is never installable and forgets everything on restart. */
export async function getPhone(
  chromium: BrowserType,
  program: NonNullable<LaunchOptions['executablePath']>,
  options: PhoneOptions,
): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'));
  const faults: string[] = [];
  let context: BrowserContext | undefined;

  const start = async () => {
    const started = await chromium.launchPersistentContext(profile, {
      viewport: { width: 360, height: 740 },
      ...options,
      executablePath: program,
      args: [...launchArgs, localOnly, ...(options.args ?? [])],
    });
    await watch(started, faults);
    started.once('close', () => (context = undefined));
    return started;
  };

  const shutDown = async () => {
    const closing = context?.close();
    const isClosed = await Promise.race([
      closing?.then(() => true),
      pause(closeLimit, false, { ref: false }),
    ]);
    if (isClosed === false) spawnSync('pkill', ['-KILL', '-f', `user-data-dir=${profile}`]);
    await closing;
  };

  return {
    faults,
    shutDown,
    async open(address) {
      const running = context ?? (await start());
      const blank = context ? undefined : running.pages()[0];
      context = running;
      const page = blank ?? (await running.newPage());
      await page.goto(address);
      return page;
    },
    async discard() {
      await shutDown();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
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
