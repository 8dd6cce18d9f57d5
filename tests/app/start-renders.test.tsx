// @vitest-environment jsdom
// An update above a part that is not hydrated yet makes React hydrate that part synchronously, in one long task: what
// arrives during the start renders itself alone.
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/app';
import { setOfflineState } from '../../src/data/lists/prefetch/offline-state';
import { freshCache, pending, stubFetch } from '../support/render';

vi.mock('../../src/shell/background/background', () => ({ Background: () => <p>background work</p> }));
const footer = vi.hoisted(() => vi.fn(() => null));
vi.mock('../../src/shell/footer', () => ({ Footer: footer }));

const router = vi.fn(({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>);

let settings: ReturnType<typeof pending>;

beforeEach(async () => {
  settings = pending();
  await set(
    '/api/settings',
    { value: [{ name: 'organisation_name', value: 'Stored name' }], confirmedAt: 1, stamp: '1' },
    createStore('ngo', 'rows'),
  );
  stubFetch({ '/api/settings': settings.answer });
  await act(async () => render(<App cache={freshCache()} router={router} />));
});

test('the background work starts without rendering the app again', async () => {
  expect(await screen.findByText('background work')).toBeTruthy();
  expect(router).toHaveBeenCalledOnce();
});

test('parts that wait for the worker appear without rendering the shell again', async () => {
  await screen.findByText('background work');
  footer.mockClear();
  await act(async () => setOfflineState('ready'));
  expect(await screen.findByTestId('print-head')).toBeTruthy();
  expect(footer).not.toHaveBeenCalled();
});

test('settings that change do not render the shell again', async () => {
  await screen.findByText('background work');
  expect(document.title).toMatch(/Stored name$/);
  footer.mockClear();
  settings.resolve(Response.json([{ id: 1, field_name: 'organisation_name', field_value: 'New name' }]));
  await waitFor(() => expect(document.title).toMatch(/New name$/));
  expect(footer).not.toHaveBeenCalled();
});
