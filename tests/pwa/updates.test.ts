// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Workbox } from 'workbox-window';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectWarning } from '../support/console';
import { eventually } from '../support/eventually';

const minute = 60_000;
const reload = vi.fn();
let container: EventTarget;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  container = new EventTarget();
  visibility = 'visible';
  Object.defineProperty(navigator, 'serviceWorker', { get: () => container, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  sessionStorage.clear();
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'visibilityState');
});

async function follow({ isFirst = false } = {}) {
  const { watchUpdates, useUpdate, onUpdateRequest } = await import('../../src/pwa/updates');
  const { applyUpdate } = await import('../../src/pwa/apply-update');
  const workbox = Object.assign(new EventTarget(), {
    update: vi.fn(async () => undefined),
    messageSkipWaiting: vi.fn(),
  });
  watchUpdates(workbox as unknown as Workbox, isFirst);
  const { result } = renderHook(() => useUpdate());
  return {
    workbox,
    applyUpdate,
    useUpdate,
    onUpdateRequest,
    state: () => result.current,
    wait: (wasWaitingBeforeRegister = false) =>
      act(
        () => void workbox.dispatchEvent(Object.assign(new Event('waiting'), { wasWaitingBeforeRegister })),
      ),
    claimOnFirstInstall: () => act(() => void container.dispatchEvent(new Event('controllerchange'))),
  };
}

describe('a new version', () => {
  it('that waits is reported, and nothing reloads', async () => {
    const { wait, state, workbox } = await follow();
    expect(state()).toBe('none');
    wait();
    expect(state()).toBe('waiting');
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is activated when the user asks for it, and this tab reloads afterwards', async () => {
    const { wait, applyUpdate, claimOnFirstInstall, workbox } = await follow();
    wait();
    applyUpdate();
    expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    claimOnFirstInstall();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that the browser keeps waiting leads to a reload all the same', async () => {
    const { wait, applyUpdate } = await follow();
    vi.useFakeTimers();
    wait();
    applyUpdate();
    vi.advanceTimersByTime(4_000);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that the user asked for ends the background work of every tab', async () => {
    const { wait, applyUpdate, onUpdateRequest } = await follow();
    const other = new BroadcastChannel('ngo-update');
    onTestFinished(() => other.close());
    const heardElsewhere = new Promise((resolve) => (other.onmessage = resolve));
    const end = vi.fn();
    onUpdateRequest(end);
    wait();
    expect(end).not.toHaveBeenCalled();
    applyUpdate();
    expect(end).toHaveBeenCalledOnce();
    await heardElsewhere;
    other.postMessage('requested');
    await eventually(() => expect(end).toHaveBeenCalledTimes(2));
  });

  it('that still waits after the reload is asked for again, once, without a notice', async () => {
    const first = await follow();
    vi.useFakeTimers();
    first.wait();
    first.applyUpdate();
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    vi.resetModules();
    container = new EventTarget();
    const { wait, state, workbox, claimOnFirstInstall } = await follow();
    wait(true);
    expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(state()).toBe('none');
    claimOnFirstInstall();
    expect(state()).toBe('taken-over');
    expect(reload).toHaveBeenCalledOnce();

    vi.resetModules();
    const next = await follow();
    next.wait(true);
    expect(next.state()).toBe('waiting');
  });

  it('that comes after the reload waits for the user', async () => {
    sessionStorage.setItem('update-requested', '1');
    const { wait, state, workbox } = await follow();
    wait();
    expect(state()).toBe('waiting');
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
  });

  it('that another tab activated never reloads this one', async () => {
    const { wait, claimOnFirstInstall, state } = await follow();
    wait();
    claimOnFirstInstall();
    expect(reload).not.toHaveBeenCalled();
    expect(state()).toBe('taken-over');
  });

  it('is not shown in a prerendered page', async () => {
    const { wait, useUpdate } = await follow();
    wait();
    const Page = () => createElement('p', null, useUpdate());
    expect(renderToString(createElement(Page))).toBe('<p>none</p>');
  });
});

describe('the first worker', () => {
  it('claims the open page without a notice', async () => {
    const { claimOnFirstInstall, state } = await follow({ isFirst: true });
    claimOnFirstInstall();
    expect(state()).toBe('none');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is followed by others, which are reported', async () => {
    const { claimOnFirstInstall, state } = await follow({ isFirst: true });
    claimOnFirstInstall();
    claimOnFirstInstall();
    expect(state()).toBe('taken-over');
  });
});

describe('the check for a new version', () => {
  async function start() {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { workbox } = await follow();
    return {
      update: workbox.update,
      after: (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute),
      comeBack: () => document.dispatchEvent(new Event('visibilitychange')),
      getOnline: () => window.dispatchEvent(new Event('online')),
    };
  }

  it('runs when the app becomes visible', async () => {
    const { update, after, comeBack } = await start();
    after(60);
    comeBack();
    expect(update).toHaveBeenCalledOnce();
  });

  it('runs on an online event', async () => {
    const { update, after, getOnline } = await start();
    after(60);
    getOnline();
    expect(update).toHaveBeenCalledOnce();
  });

  it('runs at most once an hour, including the start', async () => {
    const { update, after, comeBack, getOnline } = await start();
    after(59);
    comeBack();
    getOnline();
    expect(update).not.toHaveBeenCalled();
    after(1);
    comeBack();
    after(59);
    comeBack();
    getOnline();
    expect(update).toHaveBeenCalledOnce();
    after(1);
    getOnline();
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('does not run while the app is hidden', async () => {
    const { update, after, comeBack } = await start();
    visibility = 'hidden';
    after(120);
    comeBack();
    expect(update).not.toHaveBeenCalled();
  });

  it('may fail, which is logged', async () => {
    expectWarning(/^The check for a new version failed: Error: offline$/);
    const { update, after, comeBack } = await start();
    update.mockRejectedValue(new Error('offline'));
    after(60);
    comeBack();
  });
});
