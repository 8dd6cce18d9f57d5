// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCloseRequest } from '../../src/theme/use-close-request';

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

const render = (onClose: () => void) =>
  renderHook(({ isOpen }: { isOpen: boolean }) => useCloseRequest(isOpen, onClose), {
    initialProps: { isOpen: false },
  });

test('what is open closes when the device asks to, and nothing waits for that once it is closed', () => {
  vi.stubGlobal('CloseWatcher', Watcher);
  const onClose = vi.fn();
  const { rerender } = render(onClose);
  expect(Watcher.watching).toEqual([]);
  rerender({ isOpen: true });
  expect(Watcher.watching).toHaveLength(1);
  Watcher.watching[0]!.onclose!();
  expect(onClose).toHaveBeenCalledOnce();
  rerender({ isOpen: false });
  expect(Watcher.watching).toEqual([]);
});

test('a browser without such requests changes nothing', () => {
  const onClose = vi.fn();
  render(onClose).rerender({ isOpen: true });
  expect(onClose).not.toHaveBeenCalled();
});
