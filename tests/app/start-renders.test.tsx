// @vitest-environment jsdom
// An update above a part that is not hydrated yet makes React hydrate that part synchronously, in one long task: what
// arrives during the start renders itself alone.
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/app';
import { setReadiness } from '../../src/data/lists/prefetch/offline-readiness';
import { freshCache, stubFetch } from '../support/render';

vi.mock('../../src/shell/background/background', () => ({ Background: () => <p>background work</p> }));
const footer = vi.hoisted(() => vi.fn(() => null));
vi.mock('../../src/shell/footer', () => ({ Footer: footer }));

const router = vi.fn(({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>);

let settings: object[];

beforeEach(async () => {
  settings = [];
  stubFetch({ '/api/settings': () => Response.json(settings) });
  await act(async () => render(<App cache={freshCache()} router={router} />));
});

test('the background work starts without rendering the app again', async () => {
  expect(await screen.findByText('background work')).toBeTruthy();
  expect(router).toHaveBeenCalledOnce();
});

test('settings that change do not render the shell again', async () => {
  await screen.findByText('background work');
  footer.mockClear();
  settings = [{ id: 1, field_name: 'organisation_name', field_value: 'New name' }];
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(document.title).toMatch(/New name$/));
  expect(footer).not.toHaveBeenCalled();
});

test('parts that wait for the worker appear without rendering the shell again', async () => {
  await screen.findByText('background work');
  footer.mockClear();
  await act(async () => setReadiness('ready'));
  expect(await screen.findByTestId('print-head')).toBeTruthy();
  expect(footer).not.toHaveBeenCalled();
});
