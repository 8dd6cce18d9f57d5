// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Network from '../../../src/data/api/network-state';
import type { FailureKind } from '../../../src/data/api/call-error';
import { scrollIntoView, stubView } from '../../support/view';

let network: typeof Network;
beforeEach(async () => {
  vi.resetModules();
  network = await import('../../../src/data/api/network-state');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = () => renderHook(() => network.useNetwork()).result;
const note = (failure?: FailureKind) => act(() => network.reportNetwork(failure));

describe('the network', () => {
  it('is fine until a request has failed, whatever navigator.onLine says', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const state = follow();
    act(() => void dispatchEvent(new Event('offline')));
    expect(state.current).toBe('fine');
  });

  it.each(['unreachable', 'silent', 'not-json'] as const)('is lost after a call that is %s', (kind) => {
    const state = follow();
    note(kind);
    expect(state.current).toBe(kind);
  });

  it.each(['refused', 'not-found', 'wrong-shape'] as const)('is fine after a server error (%s)', (kind) => {
    const state = follow();
    note(kind);
    expect(state.current).toBe('fine');
    note('unreachable');
    note(kind);
    expect(state.current).toBe('fine');
  });

  it('is back with the first success, for a moment', () => {
    const state = follow();
    note();
    expect(state.current).toBe('fine');
    note('unreachable');
    note();
    expect(state.current).toBe('back');
    note();
    expect(state.current).toBe('back');
    act(() => network.clearBackOnline());
    expect(state.current).toBe('fine');
  });

  it('that was lost again does not become fine when that moment ends', () => {
    const state = follow();
    note('silent');
    note();
    note('silent');
    act(() => network.clearBackOnline());
    expect(state.current).toBe('silent');
  });

  it('does not ask for a sign-in right after a success', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const state = follow();
    note();
    note('not-json');
    expect(state.current).toBe('fine');
    vi.advanceTimersByTime(10_000);
    note('not-json');
    expect(state.current).toBe('not-json');
  });

  it('is fine in a prerendered page', () => {
    network.reportNetwork('unreachable');
    const Page = () => createElement('p', null, `${network.useNetwork()} ${network.useIsMessageShown()}`);
    expect(renderToString(createElement(Page))).toBe('<p>fine false</p>');
  });
});

describe('messages on a page that tell the failure', () => {
  const message = (failure?: FailureKind) => {
    const place = { current: document.body.appendChild(document.createElement('p')) };
    return renderHook(({ of }) => network.useNetworkMessage(of, place), {
      initialProps: { of: failure },
    });
  };
  const known = () =>
    renderHook(() => `${network.useIsMessageShown()} ${network.useIsMessageInView()}`).result;

  beforeEach(() => stubView());

  it('are known for as long as they are shown', () => {
    const state = known();
    const first = message('unreachable');
    const second = message('silent');
    message('refused');
    message();
    expect(state.current).toBe('true false');
    first.rerender({ of: undefined });
    expect(state.current).toBe('true false');
    second.unmount();
    expect(state.current).toBe('false false');
  });

  it('are known while they are in view', async () => {
    const state = known();
    message('unreachable');
    await scrollIntoView();
    expect(state.current).toBe('true true');
    await scrollIntoView(false);
    expect(state.current).toBe('true false');
  });

  it('tell the cause once: the first of them, and the next one when it is gone', () => {
    const first = message('unreachable');
    const second = message('unreachable');
    const other = message('refused');
    expect([first, second, other].map(({ result }) => result.current)).toEqual([true, false, true]);
    first.rerender({ of: undefined });
    expect(second.result.current).toBe(true);
  });
});
