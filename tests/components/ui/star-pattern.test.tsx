// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Star, StarPattern } from '../../../src/components/ui/star-pattern';
import { renderPage } from '../../support/render';

test('the lattice is decorative: under 1 KB, hidden from screen readers, and ignores clicks', async () => {
  const { container } = await renderPage(<StarPattern />);
  const lattice = container.querySelector('svg')!;
  expect(lattice.outerHTML.length).toBeLessThan(1_000);
  expect(lattice.getAttribute('aria-hidden')).toBe('true');
  expect(getComputedStyle(lattice).pointerEvents).toBe('none');
});

test('two lattices on one page have different pattern ids', async () => {
  const { container } = await renderPage(
    <>
      <StarPattern />
      <StarPattern />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  const fills = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
  expect(new Set(ids).size).toBe(2);
  expect(fills).toEqual(ids.map((id) => `url(#${id})`));
});

test('the star of the loader is hidden from screen readers', async () => {
  const { container } = await renderPage(<Star />);
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});
