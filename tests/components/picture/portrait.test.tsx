// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Portrait } from '../../../src/components/picture/portrait';
import { renderPage } from '../../support/render';

test('keeps the ratio 4 by 5 with and without a picture', async () => {
  const { container, rerender } = await renderPage(<Portrait of={{ url: '/files/a.avif' }} name="Laila" />);
  const frame = () => container.querySelector<HTMLElement>('[style]');
  expect(frame()?.style.aspectRatio).toBe('4 / 5');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/a.avif');
  rerender(<Portrait of={undefined} name="Laila" />);
  expect(frame()?.style.aspectRatio).toBe('4 / 5');
  expect(container.querySelector('img')).toBeNull();
});
