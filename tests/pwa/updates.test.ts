// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Workbox } from 'workbox-window';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToWarnings } from '../data/lists/fresh';
import { eventually } from '../support/patience';

const minute = 60_000;
const reload = vi.fn();
let container: EventTarget;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  container = new EventTarget();
  visibility = 'visible';
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'visibilityState');
});

async function follow({ isFirst = false } = {}) {
  const { watchUpdates, applyUpdate, useUpdate } = await import('../../src/pwa/updates');
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
    state: () => result.current,
    wait: () => act(() => void workbox.dispatchEvent(new Event('waiting'))),
    takeOver: () => act(() => void container.dispatchEvent(new Event('controllerchange'))),
  };
}

describe('a new version', () => {
  it('that waits is told, and nothing reloads', async () => {
    const { wait, state, workbox } = await follow();
    expect(state()).toBe('none');
    wait();
    expect(state()).toBe('waiting');
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes over at the reader’s word, and this tab reloads once it has', async () => {
    const { wait, applyUpdate, takeOver, workbox } = await follow();
    wait();
    applyUpdate();
    expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab let in never reloads this one', async () => {
    const { wait, takeOver, state } = await follow();
    wait();
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    expect(state()).toBe('taken-over');
  });

  it('is nothing to a prerendered page', async () => {
    const { wait, useUpdate } = await follow();
    wait();
    const Page = () => createElement('p', null, useUpdate());
    expect(renderToString(createElement(Page))).toBe('<p>none</p>');
  });
});

describe('the first worker', () => {
  it('claims the open page without a word', async () => {
    const { takeOver, state } = await follow({ isFirst: true });
    takeOver();
    expect(state()).toBe('none');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is followed by others, which are told', async () => {
    const { takeOver, state } = await follow({ isFirst: true });
    takeOver();
    takeOver();
    expect(state()).toBe('taken-over');
  });
});

describe('the look for a new version', () => {
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

  it('comes when the app returns to the front', async () => {
    const { update, after, comeBack } = await start();
    after(60);
    comeBack();
    expect(update).toHaveBeenCalledOnce();
  });

  it('comes when the network returns', async () => {
    const { update, after, getOnline } = await start();
    after(60);
    getOnline();
    expect(update).toHaveBeenCalledOnce();
  });

  it('comes at most once an hour, the start included', async () => {
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

  it('does not come while the app is hidden', async () => {
    const { update, after, comeBack } = await start();
    visibility = 'hidden';
    after(120);
    comeBack();
    expect(update).not.toHaveBeenCalled();
  });

  it('may fail, which is told to the console', async () => {
    const warned = listenToWarnings();
    const { update, after, comeBack } = await start();
    update.mockRejectedValue(new Error('offline'));
    after(60);
    comeBack();
    await eventually(() => expect(warned).toHaveBeenCalledWith('The check for a new version failed: Error: offline'));
  });
});
