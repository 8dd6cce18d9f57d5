/** Not yet in TypeScript's library: https://developer.mozilla.org/en-US/docs/Web/API/CloseWatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
const browser = globalThis as { CloseWatcher?: new () => CloseWatcher };

/** How long (ms) a way back that this file asked for may take. */
const wayBackTimeout = 1_000;

/** What is open above the page, the topmost last. */
const open: (() => void)[] = [];

/** The way back that was asked for, to leave the entry of what has closed. */
let leaving: { timer: ReturnType<typeof setTimeout>; hasNavigated: boolean } | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
/** The entry below the one for what is open: its place and its path. */
let below: { idx: unknown; pathname: string } | undefined;

/** The router's state of an entry. Its entry for what is open has `overlay`, and the router knows nothing of it. */
const state = () => history.state as { idx?: unknown; overlay?: true } | null;
const isHeld = () => state()?.overlay === true;

/**
 * Calls `close` when the device asks to close what is open, such as by Android's way back, when the user goes back, and
 * when he leaves the page: nothing that was open survives a navigation. Android asks by CloseWatcher where the browser
 * has it; on other devices, Back needs an entry in the history to take. Where several are open, Back closes the one that
 * was opened last. Returns a function that ends that, for when it has closed otherwise.
 */
export function onCloseRequest(close: () => void): () => void {
  follow();
  const watcher = browser.CloseWatcher && new browser.CloseWatcher();
  if (watcher) watcher.onclose = close;
  open.push(close);
  settleSoon();
  return () => {
    watcher?.destroy();
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
    settleSoon();
  };
}

/** The number of entries above the one of the page: 1 while something is open. */
export const entriesAbovePage = (): number => (isHeld() ? 1 : 0);

/** Later: what opens when something else closes takes over its entry. */
function settleSoon() {
  settling ??= setTimeout(settle);
}

/** Makes the entry that Back takes while something is open, and leaves it when nothing is. */
function settle() {
  settling = undefined;
  if (leaving || isHeld() === open.length > 0) return;
  if (open.length > 0) hold();
  else leave();
}

function hold() {
  below = { idx: state()?.idx, pathname: location.pathname };
  try {
    history.pushState({ ...state(), overlay: true }, '');
  } catch (error) {
    // Safari allows 100 changes in 30 seconds. Then Back leaves the page, as it did before.
    console.warn('Back cannot close what is open:', error);
  }
}

function leave() {
  const arrive = () => {
    leaving = undefined;
    settleSoon();
  };
  leaving = { timer: setTimeout(arrive, wayBackTimeout), hasNavigated: false };
  history.back();
}

let isFollowing = false;

function follow() {
  if (isFollowing) return;
  isFollowing = true;
  // Before the router, for which nothing has changed.
  addEventListener('popstate', onPop, { capture: true });
  // The page comes back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && closeAll());
  const push = history.pushState.bind(history);
  // A page that is opened from what is open takes the place of its entry, so that one press of Back leads back.
  history.pushState = (data: unknown, unused, url) => {
    if (!isHeld()) return push(data, unused, url);
    if (leaving) leaving.hasNavigated = true;
    history.replaceState(data, unused, url);
    closeAll();
  };
  // What was open before a reload has left its entry.
  settleSoon();
}

function onPop(event: PopStateEvent) {
  const isPageBelow =
    !isHeld() && below !== undefined && below.idx === state()?.idx && below.pathname === location.pathname;
  settleSoon();
  if (leaving) {
    const { timer, hasNavigated } = leaving;
    clearTimeout(timer);
    leaving = undefined;
    if (!isPageBelow) return;
    event.stopImmediatePropagation();
    // The user went on while the browser went back.
    if (hasNavigated) history.forward();
  } else if (isPageBelow && open.length > 0) {
    event.stopImmediatePropagation();
    open.pop()!();
  } else closeAll();
}

function closeAll() {
  for (const close of open.splice(0).reverse()) close();
}
