// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import QrCode from '../../../src/components/proof/qr-code';
import { renderPage } from '../../support/render';

/** Pixels per module. */
const scale = 4;

/** Paints the rectangles of a code, white where there is none: what a camera sees. */
function paint(code: SVGSVGElement) {
  const [left, top, modules] = code.getAttribute('viewBox')!.split(' ').map(Number) as [
    number,
    number,
    number,
  ];
  const width = modules * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = code.querySelector('path')!.getAttribute('d')!;
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < Number(run) * scale; dx += 1) {
        const pixel = ((Number(y) - top) * scale + dy) * width + (Number(x) - left) * scale + dx;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width, height: width, data };
}

test.each([
  ['https://example.org/vacancies/nlo-va-061'],
  ['https://www.nawruzan-livelihoods.example.org/fa/invitation-to-bid/nlo-itb-018-water-pumps'],
  [`https://example.org/ps/project-details/${encodeURIComponent('د-خټکو-وچول')}`],
])('a camera reads from it %s', async (address) => {
  await renderPage(<QrCode address={address} />);
  const code = screen.getByRole<HTMLElement & SVGSVGElement>('img', {
    name: 'QR code of this page’s address',
  });
  expect(decodeQR(paint(code))).toBe(address);
});

test('it is black on white in all colours, with the white edge that cameras need', async () => {
  await renderPage(<QrCode address="https://example.org/" />);
  const code = screen.getByRole('img');
  const [ground, modules] = code.children;
  expect(ground!.getAttribute('fill')).toBe('#fff');
  expect(modules!.getAttribute('fill')).toBe('#000');
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => ground!.getAttribute(name));
  expect(code.getAttribute('viewBox')).toBe(`${x} ${y} ${width} ${height}`);
  expect([x, y]).toEqual(['-4', '-4']);
});
