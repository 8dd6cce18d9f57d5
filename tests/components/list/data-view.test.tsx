// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataView } from '../../../src/components/list/data-view';
import type { FailureKind } from '../../../src/data/api/call-error';
import type { ListState as ScreenState } from '../../../src/data/lists/use-list';
import { renderPage } from '../../support/render';

const reload = vi.fn();
const shown = { confirmedAt: Date.now(), refreshFailure: undefined, isReloading: false, reload };
const faces = (state: ScreenState<string>) => (
  <DataView of={state} loading={<p>ghosts</p>} empty="Nothing yet.">
    {(value) => <p>{value}</p>}
  </DataView>
);

test('loading: the skeletons, and a label for screen readers', async () => {
  await renderPage(faces({ state: 'loading' }));
  expect(screen.getByRole('status', { name: 'Loading …' }).textContent).toBe('ghosts');
});

test('ready: the data with its age', async () => {
  await renderPage(faces({ state: 'ready', value: 'data', ...shown }));
  expect(screen.getByText('data')).toBeTruthy();
  expect(screen.getByText('Checked with the server just now.')).toBeTruthy();
  expect(screen.queryByText('ghosts')).toBeNull();
  expect(screen.queryByText('Nothing yet.')).toBeNull();
});

test.each([
  [false, ['data', 'age']],
  [true, ['age', 'data']],
])('the age stands below the data, or before that of notices: %s', async (isAgeFirst, order) => {
  await renderPage(
    <DataView of={{ state: 'ready', value: 'data', ...shown }} loading="" empty="" isAgeFirst={isAgeFirst}>
      {(value) => <p data-testid="data">{value}</p>}
    </DataView>,
  );
  expect(screen.getAllByTestId(/^(data|age)$/).map(({ dataset }) => dataset['testid'])).toEqual(order);
});

test('empty: the message with its age', async () => {
  await renderPage(faces({ state: 'empty', ...shown }));
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  expect(screen.getByText('Checked with the server just now.')).toBeTruthy();
});

test.each<[FailureKind, string]>([
  ['unreachable', 'Not on this device yet. There is no connection right now.'],
  ['silent', 'Not on this device yet. The connection is there, but nothing came back for 8 seconds.'],
  ['refused', 'Not on this device yet. The server could not answer just now.'],
  ['not-found', 'This is not on the server any more.'],
  [
    'not-json',
    'Not on this device yet. The network answered with a page of its own; perhaps you must sign in to the Wi-Fi first.',
  ],
  ['wrong-shape', 'Not on this device yet. The server answered in a way that this app does not understand.'],
])('failed (%s): one message and a retry button, no age', async (failure, sentence) => {
  reload.mockClear();
  const { user } = await renderPage(faces({ state: 'failed', failure, reload }));
  expect(screen.getByRole('alert').textContent).toBe(`${sentence}Try again`);
  expect(screen.queryByText(/Checked with the server/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('several lists on a page tell once that there is no connection', async () => {
  const failed = { state: 'failed', failure: 'unreachable', reload } as const;
  const stored = { state: 'empty', ...shown, refreshFailure: 'unreachable' } as const;
  await renderPage(
    <>
      {faces(failed)}
      {faces(failed)}
      {faces(stored)}
      {faces({ ...failed, failure: 'refused' })}
    </>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Not on this device yet. There is no connection right now.Try again',
    'Not on this device yetTry again',
    'Not on this device yet. The server could not answer just now.Try again',
  ]);
  expect(screen.getByTestId('age').textContent).toContain('Checked with the server just now.');
});

test('Try again moves the focus to the element that will contain the response', async () => {
  const { user, rerender } = await renderPage(faces({ state: 'failed', failure: 'unreachable', reload }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(faces({ state: 'loading' }));
  expect(document.activeElement?.textContent).toBe('ghosts');
  expect(document.activeElement).not.toBe(document.body);
});
