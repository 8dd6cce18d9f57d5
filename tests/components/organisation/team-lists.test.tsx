// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamCarousel, TeamGrid } from '../../../src/components/organisation/team-lists';
import { renderPage } from '../../support/render';
import { scrollIntoView, stubView } from '../../support/view';

const member = (id: number, isBoard: 0 | 1, name = `Person ${id}`) => ({
  id,
  name,
  position: `Position ${id}`,
  is_board_member: isBoard,
});
const board = (count: number) => Array.from({ length: count }, (_, index) => member(10 + index, 1));
const answers = (members: unknown[]) => ({
  '/api/teams': [member(1, 0), member(2, 0, 'Person 10'), ...members],
});

test('renders the management as cards that link to their pages, without the board', async () => {
  await renderPage(<TeamGrid />, { answers: answers(board(2)) });
  expect((await screen.findByRole('link', { name: 'Person 1' })).getAttribute('href')).toBe(
    '/management-team/person-1',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Position 1')).toBeTruthy();
});

test('renders the whole board as cards, without the management', async () => {
  await renderPage(<TeamGrid isBoard />, { answers: answers(board(7)) });
  expect(await screen.findAllByRole('link')).toHaveLength(7);
  expect(screen.queryByRole('group')).toBeNull();
});

test('renders the board in a carousel; the address of a person with a duplicate name has the id', async () => {
  await renderPage(<TeamCarousel />, { answers: answers(board(2)) });
  expect((await screen.findByRole('link', { name: 'Person 10' })).getAttribute('href')).toBe(
    '/board-member/10',
  );
  expect(screen.getByRole('link', { name: 'Person 11' }).getAttribute('href')).toBe(
    '/board-member/person-11',
  );
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
});

test.each([
  [576, 1],
  [577, 2],
  [991, 2],
  [992, 3],
  [1_199, 3],
  [1_200, 4],
])('at %i px it shows %i members', async (width, count) => {
  stubView({ width });
  await renderPage(<TeamCarousel />, { answers: answers(board(5)) });
  await screen.findByRole('link', { name: 'Person 11' });
  await scrollIntoView();
  await expect.poll(() => document.querySelectorAll('[role="group"]:not([inert])').length).toBe(count);
});

test.each([
  [4, false],
  [5, true],
])('with %i members it has autoplay and dots: %s', async (count, isMoving) => {
  stubView({ width: 320 });
  await renderPage(<TeamCarousel />, { answers: answers(board(count)) });
  await screen.findByRole('link', { name: 'Person 11' });
  await scrollIntoView();
  await expect.poll(() => document.querySelectorAll('[data-live]').length).toBe(2);
  expect(screen.queryByRole('button', { name: 'Stop moving by itself', hidden: true }) !== null).toBe(
    isMoving,
  );
  expect(screen.queryByRole('button', { name: `Show 1 of ${count}`, hidden: true }) !== null).toBe(isMoving);
});
