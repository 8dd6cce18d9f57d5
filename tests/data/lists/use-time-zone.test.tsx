// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTimeZone } from '../../../src/data/lists/use-time-zone';
import { renderPage } from '../../support/render';

const Zone = () => <span>{useTimeZone()}</span>;
const setting = (value: string) => ({
  '/api/settings': [{ id: 1, field_name: 'organisation_time_zone', field_value: value }],
});

test('deadlines count in the time zone of the settings', async () => {
  await renderPage(<Zone />, { answers: setting('Asia/Tashkent') });
  expect(await screen.findByText('Asia/Tashkent')).toBeTruthy();
});

test.each([
  ['no setting', { '/api/settings': [] }],
  ['an unknown time zone', setting('Mars/Olympus')],
])('with %s they count in Kabul', async (_, answers) => {
  const { cache } = await renderPage(<Zone />, { answers });
  await expect.poll(() => cache.get('/api/settings')?.data).toBeDefined();
  expect(await screen.findByText('Asia/Kabul')).toBeTruthy();
});
