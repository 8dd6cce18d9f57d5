// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Network from '../../../src/data/api/network-state';
import type { FailureKind } from '../../../src/data/api/call-error';

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
    act(() => network.forgetReturn());
    expect(state.current).toBe('fine');
  });

  it('that was lost again does not become fine when that moment ends', () => {
    const state = follow();
    note('silent');
    note();
    note('silent');
    act(() => network.forgetReturn());
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

it('a message that reports the failure is known for as long as it is shown', () => {
  const { result } = renderHook(() => network.useIsMessageShown());
  const first = renderHook(({ failure }) => network.useNetworkMessageShown(failure), {
    initialProps: { failure: 'unreachable' as FailureKind | undefined },
  });
  const second = renderHook(() => network.useNetworkMessageShown('silent'));
  renderHook(() => network.useNetworkMessageShown('refused'));
  expect(result.current).toBe(true);
  first.rerender({ failure: undefined });
  expect(result.current).toBe(true);
  second.unmount();
  expect(result.current).toBe(false);
});
