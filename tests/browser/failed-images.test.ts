// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markFailedImages } from '../../src/browser/failed-images';

test('marks an image while it cannot be had, wherever it is in the page', () => {
  markFailedImages();
  document.body.innerHTML = '<p><img src="/files/a.webp" alt=""></p>';
  const image = document.querySelector('img')!;
  image.dispatchEvent(new Event('error'));
  expect(image.dataset['failed']).toBe('');
  image.dispatchEvent(new Event('load'));
  expect(image.dataset['failed']).toBeUndefined();
});
