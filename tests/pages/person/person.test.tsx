// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that the first test does not wait for it.
import '../../../src/pages/person/person';
import { renderPage } from '../../support/render';

const teams = [
  {
    id: 1,
    name: 'Nargis Sha’bani',
    position: 'Communications',
    is_board_member: 0,
    about: '<p>She edits.</p>',
  },
  { id: 2, name: 'Palwasha Ahadyar', position: 'Treasurer', is_board_member: 1, about: '<p>She counts.</p>' },
];
const answers = {
  '/api/teams': teams,
  '/api/posts': { data: [], meta: { links: [] } },
};

test('a board member is shown under the heading of the board of directors', async () => {
  await renderPage('/board-member/palwasha-ahadyar', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Palwasha Ahadyar' })).toBeTruthy();
  expect(screen.getByText('Board director details')).toBeTruthy();
  expect(screen.getByText('She counts.')).toBeTruthy();
  const others = within(screen.getByRole('navigation', { name: 'Read on' }));
  expect(others.getByRole('link', { name: 'Team' }).getAttribute('href')).toBe('/team');
});

test('below a person stand the others of the board', async () => {
  const other = { id: 3, name: 'Toryalai Noorani', position: 'Member', is_board_member: 1 };
  await renderPage('/board-member/palwasha-ahadyar', {
    answers: { ...answers, '/api/teams': [...teams, other] },
  });
  const board = (await screen.findByRole('heading', { level: 2, name: 'Board of directors' })).parentElement!;
  expect(
    within(board)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Toryalai Noorani']);
});

test('a person without others has no list of them', async () => {
  await renderPage('/board-member/palwasha-ahadyar', { answers });
  await screen.findByText('She counts.');
  expect(screen.queryByRole('heading', { level: 2, name: 'Board of directors' })).toBeNull();
});

test('any other position belongs to the management team', async () => {
  await renderPage('/management-team/nargis-shabani', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nargis Sha’bani' })).toBeTruthy();
  expect(screen.getByText('Management team details')).toBeTruthy();
});

const unknown = [
  '/board-member/nobody',
  '/management-team/palwasha-ahadyar',
  '/board-member/nargis-shabani',
  '/no/such-page',
];

test.each(unknown)('%s is unknown: shows the not-found content and a link home', async (path) => {
  await renderPage(path, { answers });
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

test('if the team cannot be fetched, shows a sentence and a retry button', async () => {
  const broken = { ...answers, '/api/teams': () => new Response('', { status: 500 }) };
  await renderPage('/board-member/palwasha-ahadyar', { answers: broken });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
