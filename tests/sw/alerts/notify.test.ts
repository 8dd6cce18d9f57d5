import { expect, it, vi } from 'vitest';
import { openNotified } from '../../../sw/alerts/notify';
import { expectWarning } from '../../support/console';
import { openScope } from '../worker-scope';

const origin = 'http://app.test';

/** Presses a notification while these windows are open. */
async function press(address: unknown, windows: { url: string; focused?: boolean; fails?: boolean }[] = []) {
  openScope(origin);
  const steps: string[] = [];
  const clients = windows.map(({ url, focused = false, fails }) => ({
    url,
    focused,
    focus: async () => void steps.push(`focus ${url}`),
    navigate: async (to: string) => {
      if (fails) throw new TypeError('not controlled');
      steps.push(`navigate ${url} to ${to}`);
    },
  }));
  const openWindow = async (url: string) => void steps.push(`open ${url}`);
  vi.stubGlobal('clients', { matchAll: async () => clients, openWindow });
  const close = vi.fn();
  await openNotified({ notification: { close, data: { address } } } as never);
  expect(close).toHaveBeenCalled();
  return steps;
}

const notice = `${origin}/vacancies/va-3`;

it('opens a window where none is open', async () => {
  expect(await press('/vacancies/va-3')).toEqual([`open ${notice}`]);
});

it('brings the window to the front that shows the notice', async () => {
  const windows = [{ url: `${origin}/`, focused: true }, { url: notice }];
  expect(await press('/vacancies/va-3', windows)).toEqual([`focus ${notice}`]);
});

it('else uses the window that was in front, and opens one where that fails', async () => {
  const windows = [{ url: `${origin}/about` }, { url: `${origin}/`, focused: true }];
  expect(await press('/vacancies/va-3', windows)).toEqual([
    `focus ${origin}/`,
    `navigate ${origin}/ to ${notice}`,
  ]);
  expectWarning(/could not be used/);
  expect(await press('/vacancies/va-3', [{ url: `${origin}/`, fails: true }])).toEqual([
    `focus ${origin}/`,
    `open ${notice}`,
  ]);
});

it.each([undefined, 5, 'https://evil.example/', '//evil.example/'])(
  'opens the home page for %j',
  async (address) => {
    expect(await press(address)).toEqual([`open ${origin}/`]);
  },
);
