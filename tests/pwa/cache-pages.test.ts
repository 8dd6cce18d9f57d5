// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cachePages } from '../../src/pwa/cache-pages';

test('the worker is asked to store the pages', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  cachePages(['/', '/vacancies']);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP_PAGES', paths: ['/', '/vacancies'] });
});

test('without a worker that controls the page nothing is sent, to another one either', async () => {
  const postMessage = vi.fn();
  const waiting = { active: { postMessage }, waiting: { postMessage } };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: null,
      ready: Promise.resolve(waiting),
      getRegistration: () => Promise.resolve(waiting),
    },
  });
  cachePages(['/']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(postMessage).not.toHaveBeenCalled();
});
