import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, Suspense, type ReactNode } from 'react';
import { vi } from 'vitest';
import { startApp } from './fresh';

/** The app as it opens, with the device's data: hooks that are imported after this run in `show`. */
export async function openApp(base: string, { suffix = '' } = {}) {
  startApp(base);
  vi.stubEnv('VITE_API_SUFFIX', suffix);
  const { PersistentCache } = await import('../../../src/data/device/swr-cache');
  // Modules were reset: this is the SWR of the hooks that are imported next.
  const { SWRConfig } = await import('swr');
  const cache = new PersistentCache();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      SWRConfig,
      { value: { provider: () => cache, shouldRetryOnError: false } },
      createElement(Suspense, { fallback: null }, children),
    );

  async function show<T>(hook: () => T) {
    const view = await act(async () => renderHook(hook, { wrapper }));
    while (view.result.current === null) await act(() => new Promise((resolve) => setImmediate(resolve)));
    return {
      now: () => view.result.current,
      until: (check: (now: T) => void) => waitFor(() => check(view.result.current)),
      leave: view.unmount,
    };
  }
  return { cache, show };
}
