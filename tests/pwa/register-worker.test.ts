// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { expectWarning, missingLines } from '../support/console';

let readyState: DocumentReadyState;

beforeEach(() => {
  vi.resetModules();
  readyState = 'complete';
  Object.defineProperty(document, 'readyState', { get: () => readyState, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'readyState');
  vi.restoreAllMocks();
});

/** A browser with service workers; `controller` controls the page already. */
function offerWorkers(controller: EventTarget | null, register?: () => Promise<unknown>) {
  const script = { scriptURL: new URL('/sw.js', location.href).href, state: 'activated' };
  const asked: unknown[] = [];
  const active = Object.assign(new EventTarget(), script, {
    postMessage: (message: unknown) => void asked.push(message),
  });
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: active });
  const registering = vi.fn(register ?? (async () => registration));
  const container = Object.assign(new EventTarget(), {
    controller: controller && Object.assign(controller, script),
    ready: Promise.resolve(registration),
    register: registering,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return {
    registering,
    /** What the page asked of the active worker. */
    asked,
    /** The browser discards the worker; `prepare` returns a function that makes another one ready. */
    failInstall: {
      prepare() {
        let ready = () => undefined as void;
        container.ready = new Promise((resolve) => (ready = () => resolve(registration)));
        return () => ready();
      },
      now() {
        registration.dispatchEvent(new Event('updatefound'));
        active.state = 'redundant';
        active.dispatchEvent(new Event('statechange'));
        active.state = 'activated';
      },
    },
    claim() {
      registration.dispatchEvent(new Event('updatefound'));
      container.controller = active;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

const start = async () => (await import('../../src/pwa/register-worker')).registerWorker();

describe('the worker', () => {
  it('is registered at its own address, without the HTTP cache', async () => {
    const { registering } = offerWorkers(new EventTarget());
    expect(await start()).toBe(true);
    expect(registering.mock.calls).toEqual([['/sw.js', { type: 'classic', updateViaCache: 'none' }]]);
  });

  it('is not registered before the page has loaded', async () => {
    readyState = 'interactive';
    const { registering } = offerWorkers(new EventTarget());
    const started = start();
    await import('workbox-window');
    expect(registering).not.toHaveBeenCalled();
    readyState = 'complete';
    window.dispatchEvent(new Event('load'));
    expect(await started).toBe(true);
    expect(registering).toHaveBeenCalledOnce();
  });

  it('is registered after 10 s, though a picture of the page has not arrived by then', async () => {
    readyState = 'interactive';
    const { registerWorker } = await import('../../src/pwa/register-worker');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { registering } = offerWorkers(new EventTarget());
    const started = registerWorker();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(registering).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(await started).toBe(true);
    expect(registering).toHaveBeenCalledOnce();
  });

  it('is there, though it never claims a page that was reloaded past all caches', async () => {
    const reload = { type: 'reload' } as unknown as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
    expectWarning(/^The worker is active and does not control this page/);
    const { registerWorker } = await import('../../src/pwa/register-worker');
    await import('workbox-window');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { asked } = offerWorkers(null);
    const outcome = vi.fn();
    void registerWorker().then(outcome);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await eventually(() => expect(outcome).toHaveBeenCalledWith(true));
    expect(asked).toEqual([]);
  });

  it('is there, on a first visit, once it has claimed the page', async () => {
    const { registering, claim } = offerWorkers(null);
    const outcome = vi.fn();
    void start().then(outcome);
    await eventually(() => expect(registering).toHaveBeenCalledOnce());
    await new Promise((resolve) => setImmediate(resolve));
    expect(outcome).not.toHaveBeenCalled();
    claim();
    await eventually(() => expect(outcome).toHaveBeenCalledWith(true));
  });

  it('is asked to claim the page that was still loading when it took over', async () => {
    const { asked, claim } = offerWorkers(null);
    const started = start();
    await eventually(() => expect(asked).toEqual([{ type: 'CLAIM' }]));
    claim();
    expect(await started).toBe(true);
  });

  it('whose first install fails is registered again on an online event', async () => {
    expectWarning(/The first install of the worker failed and will be retried\./);
    const { registering, claim, failInstall } = offerWorkers(null);
    const outcome = vi.fn();
    const isReady = failInstall.prepare();
    void start().then(outcome);
    await eventually(() => expect(registering).toHaveBeenCalledOnce());
    await new Promise((resolve) => setImmediate(resolve));
    failInstall.now();
    await eventually(() => expect(missingLines()).toEqual([]));
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(registering).toHaveBeenCalledTimes(2));
    expect(outcome).not.toHaveBeenCalled();
    isReady();
    await new Promise((resolve) => setImmediate(resolve));
    claim();
    await eventually(() => expect(outcome).toHaveBeenCalledWith(true));
  });

  it('whose script cannot be fetched is registered again when the network returns', async () => {
    expectWarning(/^The script of the worker could not be fetched: TypeError: Failed to register/, 1);
    expectWarning(/^The first install of the worker failed and will be retried\.$/, 1);
    const { registering } = offerWorkers(new EventTarget());
    registering.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
    const outcome = vi.fn();
    void start().then(outcome);
    await eventually(() => expect(missingLines()).toEqual([]));
    expect(outcome).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(outcome).toHaveBeenCalledWith(true));
    expect(registering).toHaveBeenCalledTimes(2);
  });

  it('whose registration throws for another reason is not registered again', async () => {
    expectWarning(/^The app works online only: TypeError: Cannot read properties of undefined/);
    const fault = new TypeError("Cannot read properties of undefined (reading 'waiting')");
    offerWorkers(null, () => Promise.reject(fault));
    expect(await start()).toBe(false);
  });

  it('that cannot be registered leaves a site that works online, with a warning', async () => {
    expectWarning(/^The app works online only: Error: SecurityError$/);
    offerWorkers(null, () => Promise.reject(new Error('SecurityError')));
    expect(await start()).toBe(false);
  });

  it('is not registered in a browser without service workers', async () => {
    expect('serviceWorker' in navigator).toBe(false);
    expect(await start()).toBe(false);
  });
});
