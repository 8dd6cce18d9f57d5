export type Control =
  HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLFormElement;

/** Fields, buttons and forms, in the order of the page. */
export const controlsIn = (root: Element): Control[] => [
  ...root.querySelectorAll<Control>('input, textarea, select, button, form'),
];

/** What the user did in a page before the app drew it. */
export interface EarlyInput {
  /** Fields and buttons of the page as it came. */
  before: readonly Control[];
  focused: Element | null;
  pressed: HTMLElement | undefined;
}

/** A field that is ticked, not written: its value says nothing. */
export const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Whether the user changed what a field holds. */
export const isWritten = (control: Control): boolean =>
  isTicked(control)
    ? control.checked !== control.defaultChecked
    : 'defaultValue' in control && control.value !== control.defaultValue;

/** Presses a button, or submits a form. */
export function press(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

const load = () => import('./bring-back');

/**
 * Remembers the fields and buttons of a page before the app draws it. Call `bringBack` whenever the app may have replaced
 * some: the counterparts get what the user wrote, and the focus, and `pressed` is pressed. `prepare` fetches ahead what
 * that needs, where elements will be replaced; it never rejects.
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
