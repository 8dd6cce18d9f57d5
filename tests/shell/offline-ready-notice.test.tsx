// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { href } from '../../src/addresses';
import { setOfflineState } from '../../src/data/lists/prefetch/offline-state';
import { readRow } from '../../src/data/device/rows';
import OfflineReadyNotice from '../../src/shell/offline-ready-notice';
import { eventually } from '../support/eventually';
import { address, renderPage } from '../support/render';

const sentence = 'This app is now ready to work without a connection.';
const page = (isHidden = false) => (
  <>
    <OfflineReadyNotice isHidden={isHidden} />
    <Link to={href('/contact')}>Contact</Link>
    <Link to={href('/team')}>Team</Link>
  </>
);

beforeEach(() => setOfflineState('starting'));

/** Becomes ready, and waits until the notice is due. */
async function becomeReady() {
  await act(async () => setOfflineState('ready'));
  await act(() => eventually(async () => expect(await readRow('ready-said')).toBeDefined()));
}

test('shows once per device that the app works offline, with a link to the saved page', async () => {
  const { user } = await renderPage(page());
  await becomeReady();
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  await eventually(async () => expect(await readRow('ready-said')).toBeTruthy());
  await user.click(screen.getByRole('link', { name: 'What is here' }));
  expect(address()).toBe('/saved');
  expect(screen.queryByText(sentence)).toBeNull();

  cleanup();
  const again = await renderPage(page());
  await act(async () => void (await readRow('ready-said')));
  await again.user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('is closed by its button', async () => {
  const { user } = await renderPage(page());
  await becomeReady();
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('waits while the viewer fills the screen', async () => {
  const { user, rerender } = await renderPage(page(true));
  await becomeReady();
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(screen.queryByText(sentence)).toBeNull();
  rerender(page());
  expect(await screen.findByText(sentence)).toBeTruthy();
});
