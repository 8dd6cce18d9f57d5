/** Elements that take the focus when the focused control is removed. For `main`, it is the title of the page. */
const places = 'li, article, section, form, [role], [tabindex]';

/**
 * Keeps the focus in its place when the focused control vanishes, as a button does that was pressed for the last time:
 * browsers would give it to the body, and a screen reader would begin anew at the top of the page. It goes to the
 * nearest element around that is still there, else to the title of the page, and scrolls nothing. A press elsewhere or
 * a new page ends that. Works until `signal` aborts.
 */
export function keepFocus(signal: AbortSignal): void {
  /** The focused element, and those around it from the inside out. */
  let path: Element[] = [];
  let page = '';

  const isLost = () =>
    path[0]?.isConnected === false && document.activeElement === document.body && page === location.pathname;

  function note() {
    path = pathTo(document.activeElement);
    page = location.pathname;
  }
  function forget() {
    if (document.activeElement === document.body) path = [];
  }
  function giveBack() {
    if (!isLost()) return;
    const place = path.find((element) => element.isConnected && element.matches(places));
    const isPage = !place || place.matches('main, body');
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    focusPlace(isPage ? (title ?? place) : place);
  }
  // The page itself may move the focus first, in an effect.
  const observer = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(giveBack);
  });

  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note, { signal });
  // After the press has moved the focus, and before the click that may remove the button.
  document.addEventListener('mouseup', forget, { signal, capture: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function pathTo(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

function focusPlace(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
