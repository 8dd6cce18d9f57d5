// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../src/routes';
import { allPagesId, site } from '../../src/shell/site';
import { Footer } from '../../src/shell/footer';
import { pending, renderPage } from '../support/render';

const setting = (name: string, value: string) => ({ id: name, field_name: name, field_value: value });
const answers = {
  '/api/settings': [
    setting('organisation_name', 'Nawruzan'),
    setting('footer_logo', '/files/logo.svg'),
    setting('footer_logan', 'Work and savings.'),
    setting('footer_address', 'Street 4, Kabul'),
    setting('top_nav_bar_email', 'info@example.org'),
    setting('top_nav_bar_phone', '+93 700 123 456'),
    setting('footer_small_print', 'An invented organisation.'),
  ],
};

beforeEach(() => {
  // In Kabul it is already the next year.
  vi.useFakeTimers({ now: Date.parse('2026-12-31T20:00:00Z'), toFake: ['Date'] });
});

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('has the quick links of the specification, in its order', async () => {
  await renderPage(<Footer />, { answers });
  expect(linksOf('Quick links')).toEqual([
    ['About us', '/about'],
    ['Project Updates', '/project-updates'],
    ['Events', '/events'],
    ['FAQs', '/frequently-asked-questions'],
    ['Vacancies', '/vacancies'],
  ]);
});

test('texts of the settings in another language than the page are marked', async () => {
  const marked = (name: string, value: string) => ({
    ...setting(name, value),
    languages: { field_value: 'fa-AF' },
  });
  const texts = { footer_logan: 'کار و پس‌انداز', footer_address: 'کابل', footer_small_print: 'ساختگی' };
  await renderPage(<Footer />, {
    answers: { '/api/settings': Object.entries(texts).map(([name, value]) => marked(name, value)) },
  });
  for (const text of Object.values(texts)) {
    const { lang, dir } = screen.getByText(text);
    expect([lang, dir]).toEqual(['fa-AF', 'rtl']);
  }
});

test('folds up the list of every page with a fixed path, including pages in no menu but no template', async () => {
  const { user } = await renderPage(<Footer />, { answers });
  const list = screen.getByText('All pages').closest('details')!;
  expect(list.open).toBe(false);
  await user.click(screen.getByText('All pages'));
  expect(list.open).toBe(true);
  const links = linksOf('All pages');
  const pages = site.pages.filter(({ isTemplate }) => !isTemplate);
  expect(links).toEqual(pages.map(({ title, path }) => [title, path]));
  expect(links.map(([label]) => label)).toEqual(
    expect.arrayContaining([
      'Team',
      'Publications',
      'Contact',
      'Our institution',
      'Updates of our institution',
      'Blog',
    ]),
  );
  const left = routes.filter(({ path }) => !links.some(([, to]) => to === path) && !path.includes(':'));
  const hidden = left.filter(({ page }) => !page.startsWith('templates/'));
  expect(hidden.map(({ path }) => path)).toEqual(['/page', '/read']);
  expect(left).toHaveLength(2 + 6);
});

test('unfolds that list where the address names it', async () => {
  await renderPage(<Footer />, { answers, at: `/#${allPagesId}` });
  expect(screen.getByText('All pages').closest('details')!.open).toBe(true);
});

test('its last line links to the pages of plain words', async () => {
  await renderPage(<Footer />, { answers });
  for (const name of ['Privacy', 'Accessibility']) {
    const last = screen.getAllByRole('link', { name }).at(-1)!;
    expect(last.closest('nav')).toBeNull();
    expect(last.getAttribute('href')).toBe(`/${name.toLowerCase()}`);
  }
});

test('links to the latest three events, with their dates', async () => {
  const post = (id: number) => ({ id, title: `Event ${id}`, slug: `event ${id}`, date: `2026-11-0${id}` });
  const page = { data: [1, 2, 3, 4].map(post), meta: { links: [] } };
  await renderPage(<Footer />, { answers: { ...answers, '/api/posts': page } });
  await screen.findByRole('navigation', { name: 'Latest events' });
  expect(linksOf('Latest events')).toEqual([
    ['Event 1', '/event-details/event%201'],
    ['Event 2', '/event-details/event%202'],
    ['Event 3', '/event-details/event%203'],
  ]);
  expect(screen.getByText('1 Nov 2026').getAttribute('datetime')).toBe('2026-11-01');
});

test('an event has the date on which it takes place, not that of its announcement', async () => {
  const post = { id: 1, title: 'Fair', slug: 'fair', date: '2026-11-12', event_start: '2026-12-05 09:00' };
  const page = { data: [post], meta: { links: [] } };
  await renderPage(<Footer />, { answers: { ...answers, '/api/posts': page } });
  const list = await screen.findByRole('navigation', { name: 'Latest events' });
  expect(within(list).getByRole('time').textContent).toBe('5 Dec 2026, 09:00');
});

test('without events it has no event list, and the rest of the footer does not wait', async () => {
  const { answer } = pending();
  await renderPage(<Footer />, { answers: { ...answers, '/api/posts': answer } });
  expect(screen.getByRole('navigation', { name: 'Quick links' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Latest events' })).toBeNull();
});

test('shows logo, slogan, contact details and small print of the settings', async () => {
  await renderPage(<Footer />, { answers });
  const footer = screen.getByRole('contentinfo');
  expect(await within(footer).findByText('An invented organisation.')).toBeTruthy();
  expect(within(footer).getByRole('img', { name: 'Nawruzan' }).getAttribute('src')).toBe('/files/logo.svg');
  expect(within(footer).getByText('Work and savings.')).toBeTruthy();
  expect(within(footer).getByText('Street 4, Kabul')).toBeTruthy();
  expect(within(footer).getByRole('link', { name: 'info@example.org' }).getAttribute('href')).toBe(
    'mailto:info@example.org',
  );
  expect(within(footer).getByRole('link', { name: '+93 700 123 456' }).getAttribute('href')).toBe(
    'tel:+93700123456',
  );
});

test('the copyright has the current year in the organisation’s time zone', async () => {
  await renderPage(<Footer />, { answers });
  expect(await screen.findByText('© 2027 Nawruzan')).toBeTruthy();
});

test('without settings it renders with the name of the site', async () => {
  await renderPage(<Footer />, { answers: { '/api/settings': () => new Response('', { status: 500 }) } });
  const name = 'Nawruzan Livelihoods Organisation';
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText(`© 2027 ${name}`)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
