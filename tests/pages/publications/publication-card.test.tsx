// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicationCard } from '../../../src/pages/publications/publication-card';
import { renderPage } from '../../support/render';

const report = { title: 'Annual report 2023', year: 2023, image: { url: '/assets/cover.avif' } };

test('a publication has its cover, its title and its document', async () => {
  const { container } = await renderPage(
    <PublicationCard of={{ ...report, file: { url: '/assets/report.pdf' } }} />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Annual report 2023' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read: Annual report 2023' })).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/assets/cover.avif');
});

test.each([
  ['Not available yet', new Date().getUTCFullYear()],
  ['Not published', 2023],
])('one without a document says “%s” in %i, and has no link', async (sentence, year) => {
  const { container } = await renderPage(<PublicationCard of={{ ...report, year, file: undefined }} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(container.querySelector('a, button')).toBeNull();
});

test.each([
  ['Annual report 2023', null, 'auto'],
  ['راپور سالانه ۲۰۲۳', 'fa', 'rtl'],
  ['د ۲۰۲۳ کال راپور، پښتو', 'ps', 'rtl'],
])('the title “%s” on an English page has lang %s and dir %s', async (title, lang, dir) => {
  await renderPage(<PublicationCard of={{ ...report, title, file: undefined }} />);
  const heading = screen.getByRole('heading', { level: 3, name: title });
  expect([heading.getAttribute('lang'), heading.getAttribute('dir')]).toEqual([lang, dir]);
});
