import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright';
import { setClock } from './clock';
import type { Version } from './plan';

interface WorkerVersion {
  versionId: string;
  status: string;
  runningStatus: string;
  scriptLastModified?: number;
}

/** The service workers of the device, as CDP reports them. */
export interface Workers {
  /** The version whose worker is active; undefined if there is none. */
  active(): Version | undefined;
  /** Starts the worker, and sets its clock before it handles any event. Does nothing if there is none. */
  start(): Promise<void>;
  /** Stops all workers, whatever they are doing. */
  stop(): Promise<void>;
  setClock(offset: number): void;
  /** The state of each worker, for the report: `activated and running`. */
  states(): string;
  /** Whether the active worker is stopped while a newer one waits to take over. */
  isStoppedForNewer(): boolean;
}

/** How long (ms) to wait for a worker: one that was just stopped never responds. */
const workerTimeout = 1_000;

/**
 * Observes the workers from a page that none of them controls. `frozenAt`: Last-Modified (s) of the frozen version's
 * script.
 */
export async function followWorkers(bench: Page, scope: string, frozenAt: number): Promise<Workers> {
  const context = bench.context();
  const browser = await context.newCDPSession(bench);
  const versions = new Map<string, WorkerVersion>();
  let offset = 0;
  let last: Version | undefined;
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions: changed }) => {
    for (const version of changed as WorkerVersion[]) versions.set(version.versionId, version);
  });
  const prepare = (worker: Worker) => prepareWorker(worker, offset);
  context.on('serviceworker', (worker) => void prepare(worker));
  const isTold = new Promise((resolve) => browser.once('ServiceWorker.workerVersionUpdated', resolve));
  await browser.send('ServiceWorker.enable');
  // Without a worker no event is fired.
  await Promise.race([isTold, pause(workerTimeout)]);

  const findActive = () =>
    [...versions.values()].filter(({ status }) => status === 'activated' || status === 'activating').at(-1);
  const active = () => {
    const found = findActive();
    // Missing for a worker that has not run since the browser was started.
    const time = Math.round(found?.scriptLastModified ?? 0);
    if (time > 0) last = time === frozenAt ? 'frozen' : 'present';
    return found && last;
  };
  const isInstalled = ({ status }: WorkerVersion) => status === 'installed';
  return {
    active,
    isStoppedForNewer: () =>
      findActive()?.runningStatus === 'stopped' && [...versions.values()].some(isInstalled),
    async start() {
      if (!findActive()) return;
      const isStarted = await send(browser, 'ServiceWorker.startWorker', { scopeURL: scope });
      if (isStarted) await Promise.all(workersOf(context).map(prepare));
      // The browser reports the version of a worker a moment after it has started.
      for (const end = Date.now() + workerTimeout; isStarted && !active() && Date.now() < end;)
        await pause(20);
    },
    async stop() {
      await send(browser, 'ServiceWorker.stopAllWorkers');
    },
    setClock(next) {
      offset = next;
    },
    states: () =>
      [...versions.values()]
        .filter(({ status }) => status !== 'redundant')
        .map(({ status, runningStatus }) => `${status} and ${runningStatus}`)
        .join(', '),
  };
}

const workersOf = (context: BrowserContext) => context.serviceWorkers();

/** False if the browser refused: the worker no longer exists. */
async function send(
  browser: CDPSession,
  command: 'ServiceWorker.startWorker' | 'ServiceWorker.stopAllWorkers',
  words?: { scopeURL: string },
): Promise<boolean> {
  try {
    await browser.send(command, words as { scopeURL: string });
    return true;
  } catch (error) {
    console.warn(`${command}: ${String(error)}`);
    return false;
  }
}

/** Sets its clock, and logs its unhandled rejections, which the console of a worker does not show. */
async function prepareWorker(worker: Worker, offset: number): Promise<void> {
  const prepared = worker.evaluate(setClock, offset).then(() =>
    worker.evaluate(() => {
      const realm = globalThis as typeof globalThis & {
        isWatched?: true;
        serviceWorker: { state: string };
      };
      if (realm.isWatched) return;
      realm.isWatched = true;
      addEventListener('unhandledrejection', ({ reason }) => {
        const { state } = realm.serviceWorker;
        console.error(`unhandled rejection while ${state}: ${String(reason)}`);
      });
    }),
  );
  // A worker that was stopped in the meantime needs no preparation.
  await Promise.race([prepared.catch(() => undefined), pause(workerTimeout)]);
}
