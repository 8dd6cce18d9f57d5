import { controlsIn, isTicked, isWritten, press, type Control, type EarlyInput } from './controls';

/** So long (ms) the counterpart of a replaced element is waited for: its page may have to ask for its data first. */
const patience = 10_000;

/**
 * Gives what the user wrote into elements that the app replaced to their counterparts, the focus too, and presses that of
 * the button that was pressed, each as soon as it stands in the page.
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
      // Meanwhile the user may have gone on.
      if (control === focused && document.activeElement === document.body) focusLike(next, control);
      // React draws first what the fields hold.
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
  }, patience);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
}

/**
 * Names for controls that hold in another drawing of the same page, where ids differ: what they are called for the user,
 * in which form, and which one of that name they are.
 */
export function nameControls(controls: readonly Control[]): Map<string, Control> {
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
  // An element that is no longer in the document has no `labels` in Chromium.
  const tree = control.getRootNode() as Element;
  const named =
    control.id && [...tree.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === control.id);
  return (named || control.closest('label') || control).textContent;
}

/** Gives a field what another one holds, as if the user had written it there. */
function writeLike(field: Control, other: Control) {
  if (isTicked(field)) {
    if (field.checked !== (other as HTMLInputElement).checked) field.click();
    return;
  }
  // React takes what is set on the field itself for its own writing, and tells nobody of it:
  // https://github.com/facebook/react/issues/11488
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, (other as HTMLInputElement).value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus to a control, and the cursor to where it stood in another one. */
function focusLike(control: Control, other: Control) {
  control.focus({ preventScroll: true });
  if (!('selectionStart' in other) || other.selectionStart === null) return;
  // Kinds of fields that tell no cursor, such as `email`, have null there.
  (control as HTMLInputElement).setSelectionRange(other.selectionStart, other.selectionEnd);
}
