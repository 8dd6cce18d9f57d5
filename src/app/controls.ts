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
