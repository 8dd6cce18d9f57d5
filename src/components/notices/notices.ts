import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';

/** The notistack API. It is loaded with the first notice; earlier calls are queued. */
type Stack = Pick<ProviderContext, 'enqueueSnackbar' | 'closeSnackbar'>;

let stack: Stack | undefined;
let waiting: ((stack: Stack) => void)[] = [];
let fetchStack: (() => void) | undefined;

/** Shows a notice. With `preventDuplicate`, a notice whose key is already shown is ignored. */
export function showNotice(text: string, options?: OptionsObject): void {
  if (stack) return void stack.enqueueSnackbar(text, options);
  waiting.push(({ enqueueSnackbar }) => enqueueSnackbar(text, options));
  fetchStack?.();
}

/** Closes a notice. Does nothing if it is not shown. */
export function closeNotice(key: SnackbarKey): void {
  if (stack) stack.closeSnackbar(key);
  else if (waiting.length > 0) waiting.push(({ closeSnackbar }) => closeSnackbar(key));
}

/** Preloads the notice stack; call it where a notice may be needed offline. */
export function preloadNotices(): void {
  if (!stack) fetchStack?.();
}

/** Calls `fetchIt` as soon as a notice is queued. Returns a function that unsubscribes. */
export function onNoticesWanted(fetchIt: () => void): () => void {
  fetchStack = fetchIt;
  if (waiting.length > 0) fetchIt();
  return () => {
    if (fetchStack === fetchIt) fetchStack = undefined;
  };
}

/** Registers the notice stack and shows the queued notices. Returns a function that unregisters it. */
export function takeNotices(by: Stack): () => void {
  stack = by;
  const before = waiting;
  waiting = [];
  for (const act of before) act(by);
  return () => {
    if (stack === by) stack = undefined;
  };
}
