// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReaderActions } from '../../../src/pages/read/reader-actions';
import { MemoryCaches } from '../../sw/memory-caches';
import { renderPage, watchDownloads, type Answers } from '../../support/render';
import { expectWarning } from '../../support/console';

let count = 0;
const pdf = () => new Response('%PDF-1.7 the TOR %%EOF', { headers: { 'content-type': 'application/pdf' } });

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
});

async function open(answer: () => Response) {
  const url = `/files/read-${(count += 1)}.pdf`;
  const answers: Answers = { [url]: () => answer() };
  const view = await renderPage(<ReaderActions file={{ url }} about={{ title: 'TOR', page: '/' }} />, {
    answers,
  });
  return { ...view, answers, url };
}

const told = () => screen.getByRole('status').textContent;
const press = (name: string) => screen.getByRole('button', { name });

test.each([
  [() => new Response('', { status: 404 }), /no longer has this document/, /status 404/],
  [
    () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    /sign in to the Wi-Fi/,
    /content type "text\/html"/,
  ],
  [() => new Response('', { status: 503 }), /could not hand it out/, /status 503/],
])('a failed download says why (%#)', async (answer, sentence, warning) => {
  expectWarning(warning);
  const { user } = await open(answer);
  await user.click(press('Download'));
  await waitFor(() => expect(told()).toMatch(sentence));
});

test('a status message is shown for its full time, also after another one', async () => {
  const { downloads } = watchDownloads();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user } = await open(pdf);
  await user.click(press('Download'));
  await waitFor(() => expect(told()).toBe('It is in your downloads.'));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await user.click(press('Download'));
  await waitFor(() => expect(downloads).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(told()).toBe('It is in your downloads.');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(told()).toBe('');
});

test('a redirected document is not stored, and the page says so', async () => {
  expectWarning(/NotKept: .*sent from another address/);
  const redirected = () => Object.defineProperty(pdf(), 'redirected', { value: true });
  const { user } = await open(() => Object.defineProperty(redirected(), 'url', { value: location.href }));
  await waitFor(() => expect(press('Save for offline')).toHaveProperty('disabled', false));
  await user.click(press('Save for offline'));
  await waitFor(() => expect(told()).toMatch(/^Not saved: the server sent it from another address/));
});

test('a saved copy is removed by the same button, and can be put back', async () => {
  const { user, url } = await open(pdf);
  const kept = async () =>
    (await (await caches.open('ngo-saved-documents')).match(new URL(url, location.href))) !== undefined;
  await waitFor(() => expect(press('Save for offline')).toHaveProperty('disabled', false));
  await user.click(press('Save for offline'));
  await waitFor(() => expect(press('Saved: remove from this device').textContent).toBe('Saved'));
  expect(await kept()).toBe(true);

  await user.click(press('Saved: remove from this device'));
  await waitFor(() => expect(told()).toBe('Removed from this device.'));
  expect(await kept()).toBe(false);
  await user.click(press('Undo'));
  await waitFor(() => expect(press('Saved: remove from this device')).toBe(document.activeElement));
  expect(await kept()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
