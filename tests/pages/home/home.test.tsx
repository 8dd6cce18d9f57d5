// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Home from '../../../src/pages/home/home';
import { renderPage } from '../../support/render';

const setting = (name: string, value: string, category = 'Home') => ({
  id: name,
  category,
  field_name: name,
  field_value: value,
});
const page = (name: string) => ({
  data: [1, 2, 3, 4].map((number) => ({ id: number, title: `${name} ${number}`, slug: `${name}-${number}` })),
  meta: { links: [] },
});
const answers = {
  '/api/settings': [
    setting('home_slider_slogan', 'Work for every household'),
    setting('home_slider_image_1', '/files/slide.webp', 'Home Slider'),
    setting('home_event_subtitle', 'Trainings and market days'),
    setting('home_counter_title', 'Figures'),
    setting('home_counter_women_number', '4458'),
  ],
  '/api/vacancies': [
    { title: 'A', close_date: '2026-11-19' },
    { title: 'B', close_date: '2026-12-24' },
  ],
  '/api/volunteers': [{ title: 'A', close_date: '2026-12-24' }, { title: 'B' }],
  '/api/itbs': [{ description: 'A', deadline: '2026-11-19' }],
  '/api/projects': page('project'),
  '/api/posts': page('event'),
  '/api/stakeholders': [{ id: 1, category: 'Stakeholder', image: '/files/a.webp' }],
  '/api/teams': [
    { id: 1, name: 'Manager', is_board_member: 0 },
    { id: 2, name: 'Director', is_board_member: 1 },
  ],
  '/api/researchs': [{ id: 1, title: 'Savings groups' }],
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});

const section = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section')!);

test('the slogan of the settings is the only h1, over the first slide', async () => {
  const { container } = await renderPage(<Home />, { answers });
  await screen.findByText('project 1');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Work for every household',
  ]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/slide.webp');
});

test('its sections are in the order of the specification', async () => {
  await renderPage(<Home />, { answers });
  await screen.findByText('Savings groups');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Open now',
    'Figures',
    'Project updates',
    'Events',
    'Stakeholders',
    'Board of directors',
    'Research',
    'See it in two minutes',
  ]);
});

test('open records come first, with their count', async () => {
  await renderPage(<Home />, { answers });
  await screen.findByText('2 open');
  const cards = section('Open now').getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Vacancies1 openBOpen',
    'Volunteer Opportunities2 openAOpen',
    'Invitation to bidNothing at the moment',
  ]);
});

test('shows the first 3 projects and the first 3 events, each section with its line', async () => {
  await renderPage(<Home />, { answers });
  await screen.findByText('project 1');
  const titles = (title: string) =>
    section(title)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(titles('Project updates')).toEqual(['project 1', 'project 2', 'project 3']);
  expect(section('Project updates').getByText('Stay updated on our latest projects!')).toBeTruthy();
  expect(titles('Events')).toEqual(['event 1', 'event 2', 'event 3']);
  expect(section('Events').getByText('Trainings and market days')).toBeTruthy();
});

test('the team row shows only the board', async () => {
  await renderPage(<Home />, { answers });
  expect(await screen.findByRole('link', { name: 'Director' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Manager' })).toBeNull();
});

test('one line shows the age of the whole page', async () => {
  await renderPage(<Home />, { answers });
  await screen.findByText('Savings groups');
  expect(screen.getAllByText('Checked with the server just now.')).toHaveLength(1);
});

test('without any data the page renders the app’s own texts', async () => {
  await renderPage(<Home />, { answers: { '/api/settings': () => new Response('', { status: 500 }) } });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Welcome',
    }),
  ).toBeTruthy();
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(5);
  for (const heading of screen.getAllByRole('heading')) expect(heading.textContent).not.toBe('');
});
