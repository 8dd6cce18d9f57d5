// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { declaration } from '../../../src/pages/vacancies/declaration';
import { RecordPage } from '../../../src/components/record/record-page';
import { formerAddress } from '../../support/former-address';
import { address, pending, renderPage, type Answers } from '../../support/render';

const full = {
  id: 7,
  vacancy_number: 'VA-7',
  title: 'Field officer',
  location: 'Herat',
  employment_type: '12 months',
  positions: 2,
  salary: 'AFN 40,000 a month',
  post_date: '2026-11-01',
  close_date: '2026-11-27 16:00',
  description: '<p>Visit <b>farms</b></p><img src=x onerror="alert(1)">',
  how_to_apply: '<p>Send a letter</p>',
  file: '/files/tor.pdf',
  file_size: 84000,
  file_language: 'fa-AF',
};
const bare = { id: 8, vacancy_number: 'VA-8', title: 'Driver', close_date: '2026-11-29' };
const closed = { id: 9, vacancy_number: 'VA-9', title: 'Cook', close_date: '2026-11-02' };
const settings = [
  { field_name: 'top_nav_bar_email', field_value: 'post@ngo.example, second@ngo.example' },
  { field_name: 'top_nav_bar_phone', field_value: '+93 20 1' },
];
const list: Answers = { '/api/settings': settings, '/api/vacancies': { data: [closed, bare, full] } };

const open = (slug: string, answers = list) =>
  renderPage(
    <Routes>
      <Route path="/vacancies/:slug" element={<RecordPage {...declaration} />} />
    </Routes>,
    { at: `/vacancies/${slug}`, answers },
  );
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now());
});
afterEach(() => void vi.useRealTimers());

test('shows the facts of a record, its deadline with time and zone, its prose, sanitised, and its document', async () => {
  const { asked } = await open('va-7');
  await screen.findByText('AFN 40,000 a month');
  expect(facts()).toEqual([
    ['Closing date', '27 Nov 2026, 16:00Kabul time (UTC+4:30)Closes in 7 days'],
    ['Vacancy number', 'VA-7'],
    ['Number of posts', '2'],
    ['Place', 'Herat'],
    ['Pay', 'AFN 40,000 a month'],
    ['Kind of contract', '12 months'],
    ['Posted', '1 Nov 2026'],
  ]);
  expect(screen.getByText('farms').tagName).toBe('B');
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(screen.getByText('Send a letter')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read: Field officer' }).getAttribute('href')).toBe(
    '/read?file=%2Ffiles%2Ftor.pdf&from=%2Fvacancies%2Fva-7',
  );
  expect(screen.getByText('PDF, Dari, 84 kB')).toBeTruthy();
  expect(asked.filter((url) => url !== '/api/settings')).toEqual(['/api/vacancies']);
});

test.each([
  ['/files/plan.odg', 'This document opens in another app only. Download it, or share it with that app.'],
  [
    '/files/tor.doc',
    'This document is a Word or Excel file from before 2007. It opens in Word, Excel or LibreOffice only.',
  ],
])('says what opens a document that the app cannot show: %s', async (file, sentence) => {
  await open('va-7', { ...list, '/api/vacancies': { data: [{ ...full, file }] } });
  expect(await screen.findByRole('region', { name: 'The document' })).toHaveProperty(
    'textContent',
    `The document${sentence}`,
  );
});

test('a text in another language than its list says its language and direction', async () => {
  const languages = { title: 'fa-AF', location: 'ps', description: 'fa-AF' };
  const dari = { ...full, languages, description: '<p>کار</p>', location: 'هرات' };
  await open('va-7', { ...list, '/api/vacancies': { data: [dari, bare] } });
  const attributes = (element: Element | null) => [
    element?.getAttribute('lang'),
    element?.getAttribute('dir'),
  ];
  expect(attributes(await screen.findByText('هرات'))).toEqual(['ps', 'rtl']);
  expect(attributes(screen.getByText('کار').closest('[data-prose]'))).toEqual(['fa-AF', 'rtl']);
  expect(attributes(screen.getByText('AFN 40,000 a month'))).toEqual([null, 'auto']);
});

test('says that no fee is asked for, with the official contact', async () => {
  await open('va-7');
  expect(
    await screen.findByText(
      /^Nawruzan Livelihoods Organisation never asks for a fee, at any step\. If somebody asks you for money/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'post@ngo.example' }).getAttribute('href')).toBe(
    'mailto:post@ngo.example',
  );
  expect(screen.getByRole('link', { name: '+93 20 1' }).getAttribute('href')).toBe('tel:+93201');
});

test('a record with few fields shows what there is, and the contact as the way to apply', async () => {
  await open('va-8');
  expect(await screen.findByText('Ask and apply here, and name the number VA-8:')).toBeTruthy();
  expect(facts()).toEqual([
    ['Closing date', '29 Nov 2026, until the end of the dayKabul time (UTC+4:30)Closes in 9 days'].map(
      (text) => text.replace('Closes in 9 days', 'Open'),
    ),
    ['Vacancy number', 'VA-8'],
  ]);
  expect(screen.queryByText('Not available yet')).toBeNull();
});

test('links to its neighbours in the order of the list, and to the list', async () => {
  await open('va-8');
  const nav = await screen.findByRole('navigation', { name: 'Its neighbours in the list' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Before it in the listField officer', '/vacancies/va-7'],
    ['Next in the listCook', '/vacancies/va-9'],
    ['The whole list: Vacancies', '/vacancies'],
  ]);
});

test('a closed record has no calendar entry, an open one has', async () => {
  const { user } = await open('va-9');
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: /Driver/ }));
  expect(await screen.findByRole('button', { name: 'Add to calendar: Driver' })).toBeTruthy();
});

test('shares its name, number, deadline and address', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { user } = await open('va-7');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Field officer (VA-7)',
    text: 'Field officer (VA-7)\nCloses on 27 Nov 2026, 16:00, Kabul time (UTC+4:30).\nDocument: PDF, Dari, 84 kB',
    url: `${location.origin}/vacancies/va-7`,
  });
});

test.each(['VA-7', 'va-7.Please', 'va-7%20apply', 'Va-7)'])(
  'a link to %s, which was lengthened or typed by hand, leads to the notice',
  async (slug) => {
    await open(slug);
    expect(await screen.findByText('AFN 40,000 a month')).toBeTruthy();
    expect(screen.queryByText('This notice is not in the list')).toBeNull();
  },
);

test('a number that the confirmed list does not have is not in it, and the list stands there', async () => {
  await open('va-99');
  expect(await screen.findByRole('heading', { name: 'This notice is not in the list' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('a record that was renamed is found at its former address', async () => {
  formerAddress('/vacancies/va-6', '/vacancies/va-7');
  await open('va-6');
  expect(await screen.findByText('AFN 40,000 a month')).toBeTruthy();
  expect(address()).toBe('/vacancies/va-7');
  expect(screen.queryByText('This notice is not in the list')).toBeNull();
});

test('before the server has confirmed the list in this visit, it is only missing on this device', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1);
  await open('va-99');
  expect(await screen.findByRole('heading', { name: 'Not on this device yet' })).toBeTruthy();
  expect(screen.getByText(/The server is being asked/)).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('while the list loads, the page has a status; without any list it says why', async () => {
  const vacancies = pending();
  await open('va-7', { '/api/vacancies': vacancies.answer });
  expect(await screen.findByRole('status', { name: 'Loading …' })).toBeTruthy();
  vacancies.resolve(new Response('', { status: 503 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not on this device yet.');
});

test('says what changed of the notice, above its facts and in the language of each sentence', async () => {
  const changed = {
    ...bare,
    changes: [
      { date: '2026-11-19', sentence: 'تاریخ تغییر کرد.' },
      { date: '2026-11-12', sentence: 'سند تبدیل شد.' },
    ],
    languages: { changes: 'fa-AF' },
  };
  await open('va-8', { ...list, '/api/vacancies': { data: [changed] } });
  await screen.findByRole('heading', { name: 'What changed' });
  expect(facts().slice(0, 2)).toEqual([
    ['19 Nov 2026', 'تاریخ تغییر کرد.'],
    ['12 Nov 2026', 'سند تبدیل شد.'],
  ]);
  expect(screen.getByText('سند تبدیل شد.').lang).toBe('fa-AF');
});

test('the document of a notice stands after its deadline, and before its further facts', async () => {
  await open('va-7');
  const read = await screen.findByRole('link', { name: 'Read: Field officer' });
  const isBefore = (name: string) =>
    screen.getByText(name).compareDocumentPosition(read) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(['Closing date', 'Vacancy number', 'Place'].map(isBefore)).toEqual([true, false, false]);
});
