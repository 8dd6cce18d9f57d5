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

test('the time is told, and goes on by the minute', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await renderPage(<Clock />);
  expect(shown()).toBe('0');
  act(() => void vi.advanceTimersByTime(minute - 1));
  expect(shown()).toBe('0');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe(String(minute));
});

test('the clock rests while nobody looks at it, and is right when it is looked at again', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { unmount } = await renderPage(<Clock />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(start + 90 * minute);
  await renderPage(<Clock />);
  expect(shown()).toBe(String(90 * minute));
});

test('a page that the build prepares knows no now', () => {
  expect(renderToString(<Clock />)).toContain('no now');
});
