// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepPages } from '../../src/pwa/keep-pages';

test('the worker is asked to store the pages', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  keepPages(['/', '/vacancies']);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP_PAGES', paths: ['/', '/vacancies'] });
});

test('without a worker nothing is sent', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(() => keepPages(['/'])).not.toThrow();
});
