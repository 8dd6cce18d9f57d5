import { useEffect, useEffectEvent } from 'react';

/** Not yet in TypeScript's library: https://developer.mozilla.org/en-US/docs/Web/API/CloseWatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
const browser = globalThis as { CloseWatcher?: new () => CloseWatcher };

/**
 * Calls `onClose` when the device asks to close what is open, such as by Android's way back, which would otherwise leave
 * the page. Where the browser has no such request, nothing changes.
 */
export function useCloseRequest(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!isOpen || !browser.CloseWatcher) return undefined;
    const watcher = new browser.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
