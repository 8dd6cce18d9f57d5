// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setReadiness } from '../../../src/data/lists/offline-readiness';
import { readRow } from '../../../src/data/device/rows';
import { OfflineReadyNotice } from '../../../src/shell/background/offline-ready-notice';
import { eventually } from '../../support/patience';
import { address, renderPage } from '../../support/render';

const sentence = 'This app is now ready to work without a connection.';

beforeEach(() => setReadiness('starting'));

test('shows once per device that the app works offline, with a link to the saved page', async () => {
  const { user } = await renderPage(<OfflineReadyNotice />);
  await act(async () => setReadiness('fetching'));
  expect(screen.queryByText(sentence)).toBeNull();
  await act(async () => setReadiness('ready'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'What is here' }));
  expect(address()).toBe('/saved');
  await eventually(async () => expect(await readRow('ready-said')).toBeDefined());

  cleanup();
  await renderPage(<OfflineReadyNotice />);
  await act(async () => void (await readRow('ready-said')));
  expect(screen.queryByText(sentence)).toBeNull();
});
