/** Ends the holding, and returns what was pressed last, once: a button, or a form that was submitted without one. */
export type Release = () => HTMLElement | undefined;

/**
 * Holds presses of buttons and submissions of forms until the app can take them: a page is readable long before that on
 * a slow link. Only the last one is held, and neither the browser nor a script gets to see it. A link is the browser's
 * own, and discards what was pressed before it.
 */
export function holdClicks(): Release {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const target = event.target as Partial<Element>;
    pressed =
      event.type === 'submit'
        ? ((event as SubmitEvent).submitter ?? (target as HTMLFormElement))
        : (target.closest?.<HTMLElement>('button, input[type="submit"]') ?? undefined);
    if (!pressed) return;
    event.preventDefault();
    // React listens as soon as it begins to draw: it would act on the press, and then again when it is replayed.
    event.stopImmediatePropagation();
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    const last = pressed;
    pressed = undefined;
    return last;
  };
}
