/** Stops holding clicks, and returns the last target once: a button, or a form that was submitted without one. */
export type Release = () => HTMLElement | undefined;

/**
 * Holds clicks on buttons and form submissions until the app can handle them: on a slow connection a page is readable
 * long before that. Only the last one is held, and no other listener sees it. A click on a link is left to the browser,
 * and discards the held one.
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
    // React attaches its listeners when it starts to render: it would handle the click, and then again when it is
    // replayed.
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
