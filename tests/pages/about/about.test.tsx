// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../../src/pages/about/about';
import { stubMedia } from '../../support/media';
import { renderPage } from '../../support/render';
import { settingRecords } from '../settings';

const teams = [
  { id: 1, name: 'Yusuf Karimzad', position: 'Director', is_board_member: 0 },
  { id: 2, name: 'Maryam Sohrabi', position: 'Member', is_board_member: 1 },
];
const stakeholders = [
  { id: 1, category: 'Stakeholder', image: '/files/a.webp', url: 'https://example.org/a' },
];
const rest = { '/api/teams': teams, '/api/stakeholders': stakeholders };
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows overview, vision, mission, stakeholders, team and board from the settings', async () => {
  stubMedia();
  const settings = settingRecords({
    aboutTitle: 'More than a start',
    aboutParagraph: 'Founded in Kabul.\n\nToday 412 colleagues.',
    visionText: 'A country at work.',
    missionText: 'We help.',
    stakeholderTitle: 'With us',
    stakeholderText: 'They agreed to be named.',
    teamTitle: 'The managers',
    teamSubtitle: 'Daily work',
    boardTitle: 'The board',
    boardSubtitle: 'Unpaid',
  });
  await renderPage(<Page />, { answers: { ...rest, '/api/settings': settings } });
  await screen.findByRole('link', { name: /Maryam Sohrabi/ });
  expect(headings()).toEqual([
    'More than a start',
    'Vision',
    'Mission',
    'With us',
    'The managers',
    'The board',
  ]);
  const parts = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(parts).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['With us', 'The managers', 'The board']);
  const targets = links.map((link) => document.querySelector(link.getAttribute('href')!));
  expect(targets.map((part) => part?.querySelector('h2')?.textContent)).toEqual([
    'With us',
    'The managers',
    'The board',
  ]);
  for (const text of ['Today 412 colleagues.', 'They agreed to be named.', 'Daily work', 'Unpaid']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test('a missing setting is replaced by the app’s own text or left out', async () => {
  stubMedia();
  const settings = settingRecords({ aboutParagraph: 'Founded in Kabul.', missionText: 'We help.' });
  await renderPage(<Page />, { answers: { ...rest, '/api/settings': settings } });
  await screen.findByRole('link', { name: /Maryam Sohrabi/ });
  expect(headings()).toEqual([
    'Who we are',
    'Mission',
    'Those who work with us',
    'Management team',
    'Board of directors',
  ]);
});

test('without a text about the organisation nothing stands under its heading, and the heading neither', async () => {
  stubMedia();
  await renderPage(<Page />, {
    answers: { ...rest, '/api/settings': settingRecords({ missionText: 'We help.' }) },
  });
  await screen.findByRole('heading', { name: 'Mission' });
  expect(headings()).not.toContain('Who we are');
});

test('shows managers and board members separately', async () => {
  stubMedia();
  await renderPage(<Page />, { answers: rest });
  const manager = await screen.findByRole('link', { name: /Yusuf Karimzad/ });
  expect(manager.getAttribute('href')).toBe('/management-team/yusuf-karimzad');
  const board = screen.getByRole('heading', { name: 'Board of directors' });
  expect(manager.compareDocumentPosition(board) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: /Maryam Sohrabi/ }).getAttribute('href')).toBe(
    '/board-member/maryam-sohrabi',
  );
});
