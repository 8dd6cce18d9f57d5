// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { meantAddress } from '../../src/app/meant-address';
import { languages, siteLanguagesOf } from '../../vite/messages/languages';
import { leadToMeant } from '../../src/app/tidy-address';

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return meantAddress({ pathname, search, hash }, siteLanguagesOf(languages))?.address;
};

it.each([
  ['/vacancies.', '/vacancies'],
  ['/vacancies)', '/vacancies'],
  ['/vacancies,', '/vacancies'],
  ['/vacancies).', '/vacancies'],
  ['/vacancies%20', '/vacancies'],
  ['/vacancies%C2%A0', '/vacancies'],
  ['/%20vacancies', '/vacancies'],
  ['/vacancies%20Please%20apply', '/vacancies'],
  ['/vacancies،', '/vacancies'],
  ['/vacancies”', '/vacancies'],
  ['/Vacancies', '/vacancies'],
  ['/VACANCIES/NDA-12', '/vacancies/NDA-12'],
  ['/vacancies/nda-12.', '/vacancies/nda-12'],
  ['/vacancies/nda-12)', '/vacancies/nda-12'],
  ['/vacancies/nda-12%20', '/vacancies/nda-12'],
  ['/event-details/%D8%B3%DB%8C%D8%A8%D8%8C', '/event-details/%D8%B3%DB%8C%D8%A8'],
  // Cut within a character.
  ['/event-details/%D8%B3%DB', '/event-details/%D8%B3'],
  ['/event-details/%D8%B3%D', '/event-details/%D8%B3'],
  ['/vacanc', '/vacancies'],
  ['/frequently-asked', '/frequently-asked-questions'],
  ['/FA/vacancies', '/fa/vacancies'],
  ['/fa.', '/fa'],
  ['/fa/vacancies.', '/fa/vacancies'],
  ['/events?month=2026-05.', '/events?month=2026-05'],
  ['/read?file=/files/a.pdf)&from=/vacancies.', '/read?file=/files/a.pdf)&from=/vacancies'],
  ['/read?file=%2Ffiles%2Fa.pdf%29', '/read?file=/files/a.pdf'],
  ['/#research.', '/#research'],
  ['/files/vacancies/tor.pdf.', '/read?file=%2Ffiles%2Fvacancies%2Ftor.pdf'],
  ['/files/vacancies/tor.pdf).', '/read?file=%2Ffiles%2Fvacancies%2Ftor.pdf'],
  ['/files/vacancies/tor.pdf,', '/read?file=%2Ffiles%2Fvacancies%2Ftor.pdf'],
  ['/files/vacancies/tor.pdf%20', '/read?file=%2Ffiles%2Fvacancies%2Ftor.pdf'],
  ['/files/vacancies/tor.pdf%20Please%20apply.', '/read?file=%2Ffiles%2Fvacancies%2Ftor.pdf'],
  ['/FILES/VACANCIES/TOR.PDF', '/read?file=%2Ffiles%2Fvacancies%2Ftor.pdf'],
  ['/files/%D8%B3%DB%8C%D8%A8.docx%D8%8C', '/read?file=%2Ffiles%2F%D8%B3%DB%8C%D8%A8.docx'],
])('%s is read as %s', (address, meant) => expect(read(address)).toBe(meant));

it.each([
  '/',
  '/vacancies',
  '/fa',
  '/ps/vacancies?q=herat&open=on',
  '/vacancies?q=Why?',
  '/event-details/%D8%B3%DB%8C%D8%A8',
  '/read?file=/files/a.pdf&from=/',
  '/#research',
  '/files/vacancies/tor.pdf',
  '/files/vacancies/Old%20TOR.PDF',
])('%s stays', (address) => expect(read(address)).toBeUndefined());

it.each(['/nothing-here', '/p', '/pro', '/abc.'])('what %s means is not plain', (address) =>
  expect(read(address)).toBeUndefined(),
);

it('an address of ours is left at once, and a mended one keeps the state of its entry', async () => {
  history.replaceState({ idx: 4 }, '', '/vacancies?q=x');
  expect(await leadToMeant(location, history)).toBe(false);
  expect(location.pathname + location.search).toBe('/vacancies?q=x');
  history.replaceState({ idx: 4 }, '', '/Vacancies.?q=x');
  expect(await leadToMeant(location, history)).toBe(false);
  expect(location.pathname + location.search).toBe('/vacancies?q=x');
  expect(history.state).toEqual({ idx: 4 });
});
