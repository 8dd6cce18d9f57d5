// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../src/components/picture';
import { renderPage } from '../support/render';

const picture = (url: string) => (
  <Picture of={{ url, width: 600, height: 800 }} alt="A field" ratio="3 / 4" />
);

test('a picture has its text, its size and a frame of a fixed ratio, and waits until it is near', async () => {
  await renderPage(picture('/files/field.webp'));
  const image = screen.getByRole('img', { name: 'A field' });
  expect(image.getAttribute('src')).toBe('/files/field.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '800']);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.parentElement!.style.aspectRatio).toBe('3 / 4');
});

test('a picture that does not load leaves the star lattice in a frame of the same ratio', async () => {
  await renderPage(picture('/files/gone.webp'));
  const image = screen.getByRole('img', { name: 'A field' });
  const frame = image.parentElement!;
  fireEvent.error(image);
  expect(screen.queryByRole('img')).toBeNull();
  expect(frame.querySelector('svg pattern')).not.toBeNull();
  expect(frame.style.aspectRatio).toBe('3 / 4');
});

test('another address gets its own chance', async () => {
  const { rerender } = await renderPage(<div />);
  rerender(picture('/files/gone.webp'));
  fireEvent.error(screen.getByRole('img'));
  rerender(picture('/files/field.webp'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/field.webp');
});

test('without a picture there is the star lattice and no broken image', async () => {
  const { container } = await renderPage(<Picture of={undefined} alt="A field" ratio="3 / 4" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg[aria-hidden="true"] pattern')).not.toBeNull();
});

test('a picture of another origin is asked for in a way that can be kept, and else is shown all the same', async () => {
  await renderPage(picture('https://elsewhere.example/field.webp'));
  expect(screen.getByRole('img').getAttribute('crossorigin')).toBe('anonymous');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').hasAttribute('crossorigin')).toBe(false);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
});
