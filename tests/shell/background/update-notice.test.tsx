// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Workbox } from 'workbox-window';
import { watchUpdates } from '../../../src/pwa/updates';
// Imported up front, so that no test waits for them.
import '../../../src/components/toasts/toast-stack';
import '../../../src/shell/background/show-update';
import { UpdateNotice } from '../../../src/shell/background/update-notice';
import { address, renderPage } from '../../support/render';

/** Fakes of the browser's side of an update and of the library that talks to it. */
const container = new EventTarget();
const skipWaiting = vi.fn();
const workbox = Object.assign(new EventTarget(), { messageSkipWaiting: skipWaiting });
const reload = vi.fn();

Object.defineProperty(navigator, 'serviceWorker', { value: container });
watchUpdates(workbox as unknown as Workbox, false);

beforeEach(() => {
  skipWaiting.mockClear();
  reload.mockClear();
  vi.stubGlobal('location', { href: location.href, reload });
});

const page = (
  <>
    <UpdateNotice />
    <Link to="/b">b</Link>
  </>
);
const notice = () => screen.queryByText('A new version is ready.');
const newVersionWaits = () => act(() => void workbox.dispatchEvent(new Event('waiting')));
const newVersionTakesOver = () => act(() => void container.dispatchEvent(new Event('controllerchange')));

// The update state is global to the page, so these tests depend on their order.

test('shows nothing without an update', async () => {
  await renderPage(page);
  expect(notice()).toBeNull();
});

test('shows a waiting update; Later dismisses the notice, and nothing reloads', async () => {
  const { user } = await renderPage(page);
  newVersionWaits();
  expect(await screen.findByText('A new version is ready.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(notice()).toBeNull());
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(address()).toBe('/b');
  expect(skipWaiting).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('after an update in another tab the notice closes, and the next navigation reloads the page', async () => {
  const { user } = await renderPage(page);
  await waitFor(() => expect(notice()).not.toBeNull());
  newVersionTakesOver();
  await waitFor(() => expect(notice()).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'b' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the next update reloads nothing; Update activates it, and this tab reloads once it controls the page', async () => {
  const { user } = await renderPage(page);
  newVersionWaits();
  expect(reload).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  newVersionTakesOver();
  expect(reload).toHaveBeenCalledOnce();
});
