export type Control =
  HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLFormElement;

/** Fields, buttons and forms, in document order. */
export const controlsIn = (root: Element): Control[] => [
  ...root.querySelectorAll<Control>('input, textarea, select, button, form'),
];

/** The input of the user on a page before the app rendered it. */
export interface EarlyInput {
  /** The fields and buttons of the prerendered page. */
  before: readonly Control[];
  focused: Element | null;
  pressed: HTMLElement | undefined;
}

/** A checkbox or radio button: its `value` does not change. */
export const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Whether the user changed the value of a field. */
export const isWritten = (control: Control): boolean =>
  isTicked(control)
    ? control.checked !== control.defaultChecked
    : 'defaultValue' in control && control.value !== control.defaultValue;

/** Clicks a button, or submits a form. */
export function press(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}
