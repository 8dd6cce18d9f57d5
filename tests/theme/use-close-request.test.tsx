// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { entriesAbovePage } from '../../src/theme/close-requests';
import { useCloseRequest } from '../../src/theme/use-close-request';
import { until } from '../support/eventually';

class Watcher {
  static watching: Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.watching.push(this);
  }
  destroy() {
    Watcher.watching = Watcher.watching.filter((other) => other !== this);
  }
}

afterEach(() => vi.unstubAllGlobals());

function render() {
  const onClose = vi.fn();
  const { rerender, unmount } = renderHook(
    ({ isOpen }: { isOpen: boolean }) => useCloseRequest(isOpen, onClose),
    { initialProps: { isOpen: false } },
  );
  return { onClose, show: (isOpen: boolean) => rerender({ isOpen }), unmount };
}

const isHeld = () => until(() => entriesAbovePage() === 1);
const isFree = () => until(() => entriesAbovePage() === 0);

test('what is open closes when the device asks to, and nothing waits for that once it is closed', async () => {
  vi.stubGlobal('CloseWatcher', Watcher);
  const { onClose, show } = render();
  expect(Watcher.watching).toEqual([]);
  show(true);
  expect(Watcher.watching).toHaveLength(1);
  Watcher.watching[0]!.onclose!();
  expect(onClose).toHaveBeenCalledOnce();
  show(false);
  expect(Watcher.watching).toEqual([]);
  await isFree();
});

test('Back closes what was opened last, and the page stays what it is', async () => {
  const below = render();
  const top = render();
  const popped = vi.fn();
  addEventListener('popstate', popped);
  below.show(true);
  top.show(true);
  await isHeld();
  history.back();
  await until(() => top.onClose.mock.calls.length === 1);
  expect(below.onClose).not.toHaveBeenCalled();
  top.show(false);
  await isHeld();
  history.back();
  await until(() => below.onClose.mock.calls.length === 1);
  below.show(false);
  await isFree();
  // The router has seen nothing of it.
  expect(popped).not.toHaveBeenCalled();
  removeEventListener('popstate', popped);
});

test('what closes otherwise leaves no entry behind, and what opens in its place takes its entry over', async () => {
  history.pushState({ idx: 7 }, '', '/page');
  const { length } = history;
  const [one, other] = [render(), render()];
  one.show(true);
  await isHeld();
  one.show(false);
  other.show(true);
  await isHeld();
  expect(history.length).toBe(length + 1);
  other.show(false);
  await isFree();
  expect(history.state).toEqual({ idx: 7 });
  expect(location.pathname).toBe('/page');
});

test('a page that is opened from what is open takes its place, and closes it', async () => {
  history.pushState({ idx: 8 }, '', '/from');
  const { onClose, show } = render();
  show(true);
  await isHeld();
  const { length } = history;
  history.pushState({ idx: 9 }, '', '/to');
  expect(onClose).toHaveBeenCalledOnce();
  show(false);
  expect(history.length).toBe(length);
  await isFree();
  expect(location.pathname).toBe('/to');
  history.back();
  await until(() => location.pathname === '/from');
  expect(history.state).toEqual({ idx: 8 });
});

test('a jump to another page closes all that is open', async () => {
  history.pushState({ idx: 10 }, '', '/first');
  history.pushState({ idx: 11 }, '', '/second');
  const [one, other] = [render(), render()];
  one.show(true);
  other.show(true);
  await isHeld();
  history.go(-2);
  await until(() => one.onClose.mock.calls.length + other.onClose.mock.calls.length === 2);
  expect(location.pathname).toBe('/first');
});

test('a page that comes back from the memory of the browser comes back with nothing open', async () => {
  const { onClose, show, unmount } = render();
  show(true);
  await isHeld();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await isFree();
});
