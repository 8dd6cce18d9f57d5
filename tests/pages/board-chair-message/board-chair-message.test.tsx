// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../../src/pages/board-chair-message/board-chair-message';
import { renderPage } from '../../support/render';
import { settingRecords } from '../settings';

test('the message has the image, name and title of the chair, and a paragraph for each in the setting', async () => {
  const settings = settingRecords({
    boardChairImage: '/files/settings/chair.avif',
    boardChairName: 'Mahbuba Nawandesh',
    boardChairTitle: 'Chair of the Board',
    boardChairText: 'Dear friends,\n\nCome and see.',
  });
  const { container } = await renderPage(<Page />, { answers: { '/api/settings': settings } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Mahbuba Nawandesh' })).toBeTruthy();
  expect(screen.getAllByText('Chair of the Board')).toHaveLength(2);
  expect(screen.getByText('Dear friends,').tagName).toBe('P');
  expect(screen.getByText('Come and see.').tagName).toBe('P');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/settings/chair.avif');
  expect(screen.getByTestId('age')).toBeTruthy();
});

test('without the optional text the chair is named, and a sentence says that the message is to come', async () => {
  const settings = settingRecords({ boardChairName: 'Mahbuba Nawandesh' });
  await renderPage(<Page />, { answers: { '/api/settings': settings } });
  expect(await screen.findByRole('heading', { name: 'Mahbuba Nawandesh' })).toBeTruthy();
  expect(screen.getByText('The message has not been published yet.')).toBeTruthy();
});

test('if the settings cannot be fetched, shows a sentence and a retry button', async () => {
  await renderPage(<Page />, { answers: { '/api/settings': () => new Response('', { status: 500 }) } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
