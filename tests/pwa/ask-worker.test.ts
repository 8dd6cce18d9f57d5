// @vitest-environment jsdom
import { describe, expect, test, vi, afterEach } from 'vitest';
import { cachePages, keepImages, refreshInBackground } from '../../src/pwa/ask-worker';

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

describe('keeping images', () => {
  const postMessage = vi.fn();

  function show(src: string, naturalWidth: number) {
    const image = document.createElement('img');
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: naturalWidth },
      currentSrc: { value: src },
    });
    document.body.append(image);
  }

  function control(controller: object | null) {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  }

  afterEach(() => {
    document.body.replaceChildren();
    postMessage.mockClear();
  });

  test('the images on the page are sent to the worker, except broken and inline ones', () => {
    control({ postMessage });
    show('http://localhost/files/field.avif', 640);
    show('http://localhost/files/gone.avif', 0);
    show('data:image/svg+xml,x', 10);
    keepImages();
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'KEEP_IMAGES', urls: ['http://localhost/files/field.avif'] }],
    ]);
  });

  test('without images, and without a worker, nothing is sent', () => {
    control({ postMessage });
    keepImages();
    control(null);
    show('http://localhost/files/field.avif', 640);
    keepImages();
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('the refresh in the background', () => {
  function stub(state: string | undefined) {
    const register = vi.fn(async () => undefined);
    const query = vi.fn(async () => ({ state }));
    const ready = Promise.resolve(state === undefined ? {} : { periodicSync: { register } });
    vi.stubGlobal('navigator', { serviceWorker: { ready }, permissions: { query } });
    return { register, query };
  }

  test('the installed app registers the refresh of the lists of notices', async () => {
    const { register, query } = stub('granted');
    await refreshInBackground();
    expect(query).toHaveBeenCalledWith({ name: 'periodic-background-sync' });
    expect(register).toHaveBeenCalledExactlyOnceWith('refresh-notices', { minInterval: 12 * 3_600_000 });
  });

  test.each(['denied', 'prompt'])('with the permission “%s” nothing is registered', async (state) => {
    const { register } = stub(state);
    await refreshInBackground();
    expect(register).not.toHaveBeenCalled();
  });

  test('without periodic background sync nothing is asked', async () => {
    const { query } = stub(undefined);
    await refreshInBackground();
    expect(query).not.toHaveBeenCalled();
  });
});
