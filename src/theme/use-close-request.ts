import { useEffect, useEffectEvent } from 'react';
import { onCloseRequest } from './close-requests';

/** Calls `onClose` when Back or the device asks to close what is open, and when the user leaves the page. */
export function useCloseRequest(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => (isOpen ? onCloseRequest(() => close()) : undefined), [isOpen]);
}
