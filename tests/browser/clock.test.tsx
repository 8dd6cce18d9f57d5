// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useNow } from '../../src/browser/clock';
import { renderPage } from '../support/render';

const start = Date.parse('2026-11-20T08:00:00Z');
const minute = 60_000;

function Clock() {
  const now = useNow();
  return <span data-testid="clock">{now === undefined ? 'no now' : now - start}</span>;
}
const shown = () => screen.getByTestId('clock').textContent;

test('the time advances by the minute', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await renderPage(<Clock />);
  expect(shown()).toBe('0');
  act(() => void vi.advanceTimersByTime(minute - 1));
  expect(shown()).toBe('0');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe(String(minute));
});

test('the clock stops without subscribers, and is right when one returns', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { unmount } = await renderPage(<Clock />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(start + 90 * minute);
  await renderPage(<Clock />);
  expect(shown()).toBe(String(90 * minute));
});

test('a prerendered page has no present time', () => {
  expect(renderToString(<Clock />)).toContain('no now');
});
