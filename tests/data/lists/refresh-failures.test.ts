// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Refreshes from '../../../src/data/lists/refresh-failures';

let refreshes: typeof Refreshes;
beforeEach(async () => {
  vi.resetModules();
  refreshes = await import('../../../src/data/lists/refresh-failures');
});
afterEach(cleanup);

const follow = (url: string) => {
  const renders = vi.fn();
  const { result } = renderHook(() => {
    renders();
    return refreshes.useRefreshFailure(url);
  });
  return { result, renders };
};

it('a failed refresh is shown for its own address only', () => {
  const [faqs, tags] = [follow('/api/faqs'), follow('/api/tags')];
  act(() => refreshes.setRefreshFailure('/api/faqs', 'silent'));
  expect([faqs.result.current, tags.result.current]).toEqual(['silent', undefined]);
});

it('a successful refresh clears it', () => {
  refreshes.setRefreshFailure('/api/faqs', 'silent');
  const { result } = follow('/api/faqs');
  expect(result.current).toBe('silent');
  act(() => refreshes.setRefreshFailure('/api/faqs', undefined));
  expect(result.current).toBeUndefined();
});

it('an equal outcome does not render again', () => {
  const { renders } = follow('/api/faqs');
  act(() => refreshes.setRefreshFailure('/api/faqs', 'silent'));
  const count = renders.mock.calls.length;
  act(() => refreshes.setRefreshFailure('/api/faqs', 'silent'));
  expect(renders).toHaveBeenCalledTimes(count);
});

it('a prerendered page has no failure', () => {
  refreshes.setRefreshFailure('/api/faqs', 'silent');
  const Page = () => createElement('p', null, refreshes.useRefreshFailure('/api/faqs') ?? 'none');
  expect(renderToString(createElement(Page))).toBe('<p>none</p>');
});
