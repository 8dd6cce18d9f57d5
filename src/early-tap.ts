/**
 * Keeps the last press of a button that came before the app did, as a page is readable long before that on a slow link.
 * Gives what ends the keeping, and hands the press to the app where its button is still there.
 */
export function keepEarlyTap(): () => void {
  let pressed: HTMLButtonElement | undefined;
  const keep = (event: Event) => {
    pressed = (event.target as Element).closest('button') ?? undefined;
    // A form is the app's to send: the browser would load the page anew, and lose what was written.
    if (pressed) event.preventDefault();
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}
