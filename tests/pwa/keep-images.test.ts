// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepImages } from '../../src/pwa/keep-images';

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
