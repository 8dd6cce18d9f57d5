// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataAge } from '../../src/components/list/data-age';
import type { FailureKind } from '../../src/data/api/call-error';
import { clearBackOnline, reportNetwork } from '../../src/data/api/network-state';
import { NetworkBar } from '../../src/shell/network-bar';
import { scrollIntoView } from '../support/view';
import { renderPage } from '../support/render';

const lost = 'No connection: showing what this device has.';

afterEach(() => {
  act(() => {
    reportNetwork(undefined);
    clearBackOnline();
  });
});

const note = (failure?: FailureKind) => act(() => reportNetwork(failure));
const after = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const bar = () => document.querySelector('[data-network]');
const said = () => screen.getByRole('status').textContent;

async function open(page = <NetworkBar />) {
  const view = await renderPage(page, { answers: { '/api/settings': () => Response.error() } });
  vi.useFakeTimers();
  return view;
}

/** A page with one list, which shows its own age and failure. */
const list = (refreshFailure: FailureKind | undefined) => (
  <>
    <DataAge
      of={{ state: 'empty', confirmedAt: 0, refreshFailure, isReloading: false, reload: () => undefined }}
    />
    <NetworkBar />
  </>
);

test('shows nothing while requests succeed, even on the browser’s offline event', async () => {
  await open();
  note();
  act(() => void dispatchEvent(new Event('offline')));
  expect([said(), bar()]).toEqual(['', null]);
});

test.each([
  ['unreachable', lost],
  ['silent', 'The connection does not answer: showing what this device has.'],
  ['not-json', 'The network asks for a sign-in: showing what this device has.'],
] as const)('a request that failed as %s is shown and announced', async (kind, sentence) => {
  await open();
  note();
  await after(10_000);
  note(kind);
  expect(said()).toBe(sentence);
  await after(1_000);
  expect(bar()?.textContent).toBe(sentence);
  await after(13_000);
  expect(bar()?.textContent).toBe(sentence);
});

test('a successful request shows that the network is back, and the bar closes by itself', async () => {
  await open();
  note('unreachable');
  note();
  expect([said(), bar()?.textContent]).toEqual(['Back online.', 'Back online.']);
  await after(4_000);
  expect([said(), bar()]).toEqual(['', null]);
});

test('the bar stays away while a message of the page is in view', async () => {
  await open(list('unreachable'));
  note('unreachable');
  await scrollIntoView();
  await after(2_000);
  expect([said(), bar()]).toEqual([lost, null]);
  await scrollIntoView(false);
  await after(1_000);
  expect(bar()?.textContent).toBe(lost);
  await scrollIntoView();
  expect(bar()).toBeNull();
});

test('the bar hides if the page shows its own message elsewhere, and returns on a page that does not', async () => {
  const { rerender } = await open(list('unreachable'));
  note('unreachable');
  await after(7_900);
  expect(bar()).not.toBeNull();
  await after(100);
  expect(bar()).toBeNull();
  expect(said()).toBe(lost);
  rerender(list(undefined));
  await after(900);
  expect(bar()).toBeNull();
  await after(100);
  expect(bar()?.textContent).toBe(lost);
});

test('probes a lost network', async () => {
  const { asked } = await open();
  note('unreachable');
  const before = asked.length;
  await after(15_000);
  expect(asked.slice(before)).toEqual(['/api/settings']);
});
