import { controlsIn, isTicked, isWritten, press, type Control, type EarlyInput } from './controls';

/** How long (ms) to wait for the counterpart of a replaced element: its page may have to fetch data first. */
const timeLimit = 10_000;

/**
 * Copies what the user typed into elements that the app has replaced to their counterparts, moves the focus, and clicks
 * the counterpart of the button that was clicked, each as soon as the counterpart is rendered.
 */
export function bringBack(root: Element, { before, focused, pressed }: EarlyInput): void {
  const used = before.filter((control) => isWritten(control) || control === focused || control === pressed);
  const waiting = new Set(used.filter((control) => !control.isConnected));
  const names = new Map([...nameControls(before)].map(([name, control]) => [control, name]));
  const { pathname } = location;

  function attempt(): boolean {
    if (location.pathname !== pathname) waiting.clear();
    const now = nameControls(controlsIn(root));
    for (const control of waiting) {
      const next = now.get(names.get(control)!);
      if (!next) continue;
      waiting.delete(control);
      if (isWritten(control)) writeLike(next, control);
      // The user may have moved the focus in the meantime.
      if (control === focused && document.activeElement === document.body) focusLike(next, control);
      // React has to render the values of the fields first.
      if (control === pressed) setTimeout(() => press(next));
    }
    return waiting.size === 0;
  }

  if (attempt()) return;
  const observer = new MutationObserver(() => attempt() && stop());
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    stop();
    const count = [...waiting].filter((control) => isWritten(control) || control === pressed).length;
    if (count > 0) console.warn(`${count} of the fields and buttons that were used early are gone.`);
  }, timeLimit);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
}

/**
 * Keys for controls that hold across renders of the same page, where ids differ: the accessible name, the form, and the
 * index among controls of the same name.
 */
function nameControls(controls: readonly Control[]): Map<string, Control> {
  const named = new Map<string, Control>();
  const counts = new Map<string, number>();
  for (const control of controls) {
    const { tagName, form } = control;
    const name = [tagName, control.getAttribute('name'), titleOf(control), form && titleOf(form)].join('|');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    named.set(`${name}|${count}`, control);
  }
  return named;
}

function titleOf(control: Control): string | null {
  const label = control.getAttribute('aria-label');
  if (label !== null || control instanceof HTMLFormElement) return label;
  // In Chromium an element outside the document has no `labels`.
  const tree = control.getRootNode() as Element;
  const named =
    control.id && [...tree.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === control.id);
  return (named || control.closest('label') || control).textContent;
}

/** Copies the value of one field to another, as if the user had typed it there. */
function writeLike(field: Control, other: Control) {
  if (isTicked(field)) {
    if (field.checked !== (other as HTMLInputElement).checked) field.click();
    return;
  }
  // React ignores a value that is assigned to the element itself, and calls no handler:
  // https://github.com/facebook/react/issues/11488
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, (other as HTMLInputElement).value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus to a control, and sets its selection to that of another one. */
function focusLike(control: Control, other: Control) {
  control.focus({ preventScroll: true });
  if (!('selectionStart' in other) || other.selectionStart === null) return;
  // Fields without a selection, such as `email`, have null there.
  (control as HTMLInputElement).setSelectionRange(other.selectionStart, other.selectionEnd);
}
