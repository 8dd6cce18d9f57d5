import { controlsIn, isWritten, press, type Control } from './controls';

const load = () => import('./bring-back');

/**
 * Remembers the fields and buttons of a page before the app renders it. Call `bringBack` whenever the app may have
 * replaced some: their counterparts get the typed values and the focus, and the counterpart of `pressed` is clicked.
 * `prepare` loads the code for that where elements will be replaced; it never rejects.
 */
export function keepEarlyInput(root: Element) {
  const before = controlsIn(root);
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);
  return {
    prepare: () => Promise.allSettled([load()]),
    bringBack(pressed?: HTMLElement) {
      root.removeEventListener('focusin', follow);
      if (pressed?.isConnected) return press(pressed);
      const isUsed = (control: Control) => isWritten(control) || control === focused || control === pressed;
      if (!before.some((control) => !control.isConnected && isUsed(control))) return;
      load()
        .then((loaded) => loaded.bringBack(root, { before, focused, pressed }))
        .catch((error: unknown) => console.warn('What was written early is lost:', error));
    },
  };
}
