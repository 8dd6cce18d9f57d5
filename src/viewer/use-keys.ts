import { useEffect } from 'react';
import { stepZoom } from './zoom';

interface Actions {
  zoom: number;
  zoomTo: (zoom: number) => void;
  openFind: () => void;
  closeFind: () => void;
}

/** The keyboard shortcuts of the viewer. Keys typed into a field are ignored, except Escape and the search shortcut. */
export function useKeys(scroller: HTMLElement | null, actions: Actions): void {
  const { zoom, zoomTo, openFind, closeFind } = actions;
  useEffect(
    function listenToKeys() {
      const onKey = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.altKey) return;
        const act = actionOf(event);
        if (!act) return;
        event.preventDefault();
        act();
      };
      const actionOf = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): (() => void) | undefined => {
        const hasModifier = ctrlKey || metaKey;
        if (hasModifier && key.toLowerCase() === 'f') return openFind;
        if (key === 'Escape') return closeFind;
        const isTyping =
          target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
        if (isTyping) return undefined;
        if (key === '+' || key === '=') return () => zoomTo(stepZoom(zoom, 1));
        if (key === '-') return () => zoomTo(stepZoom(zoom, -1));
        if (key === '0') return () => zoomTo(1);
        if (hasModifier) return undefined;
        if (key === '/') return openFind;
        if (key === 'PageDown') return () => turn(scroller, 1);
        if (key === 'PageUp') return () => turn(scroller, -1);
        return undefined;
      };
      addEventListener('keydown', onKey);
      return () => removeEventListener('keydown', onKey);
    },
    [scroller, zoom, zoomTo, openFind, closeFind],
  );
}

/** Scrolls by a screen, less a line or two for orientation. */
function turn(scroller: HTMLElement | null, direction: 1 | -1): void {
  scroller?.scrollBy({ top: direction * scroller.clientHeight * 0.9 });
}
