// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactDetails } from '../../../src/components/organisation/contact-details';
import { MapCard } from '../../../src/pages/contact/map-card';
import { reportNetwork, useIsMessageInView } from '../../../src/data/api/network-state';
import { renderPage } from '../../support/render';
import { scrollIntoView } from '../../support/view';

const answers = { '/api/settings': [{ field_name: 'top_nav_bar_address', field_value: 'Street 3, Kabul' }] };
const place = { latitude: 34.5358, longitude: 69.1426, host: 'https://www.openstreetmap.org' };
const frame = () => document.querySelector('iframe');

afterEach(() => reportNetwork(undefined));

test('shows a still card at first, without third-party requests', async () => {
  await renderPage(<MapCard place={place} />, { answers });
  expect((await screen.findByRole('status')).textContent).toBe(
    'It comes from www.openstreetmap.org and needs a connection.',
  );
  expect(frame()).toBeNull();
});

test('loads the map on a tap, in a sandboxed frame with a title', async () => {
  const { user } = await renderPage(<MapCard place={place} />, { answers });
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(new URL(frame()!.src).origin).toBe('https://www.openstreetmap.org');
  expect(frame()!.title).toBe('Map of the surroundings of our office');
  expect(frame()!.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals/);
  expect(frame()!.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

test('without a connection it says so, and the address beside it stays readable', async () => {
  const Bar = () => <i>{`told: ${useIsMessageInView()}`}</i>;
  const { user } = await renderPage(
    [<ContactDetails key="details" />, <MapCard key="map" place={place} />, <Bar key="bar" />],
    { answers },
  );
  expect(await screen.findByText('Street 3, Kabul')).toBeTruthy();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  reportNetwork('unreachable');
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^There is no connection/));
  await scrollIntoView();
  expect(screen.getByText('told: true')).toBeTruthy();
  expect(screen.getByText('Street 3, Kabul')).toBeTruthy();
  expect(frame()).toBeNull();
});
