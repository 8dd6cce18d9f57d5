// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cachePages } from '../../src/pwa/cache-pages';

test('the worker is asked to store the pages', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  cachePages(['/', '/vacancies']);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP_PAGES', paths: ['/', '/vacancies'] });
});

test('without a worker nothing is sent', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(() => cachePages(['/'])).not.toThrow();
});
