import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';

/** The notistack API. It is loaded with the first toast; earlier calls are queued. */
type Stack = Pick<ProviderContext, 'enqueueSnackbar' | 'closeSnackbar'>;

let stack: Stack | undefined;
let waiting: ((stack: Stack) => void)[] = [];
let fetchStack: (() => void) | undefined;

/** Shows a toast. With `preventDuplicate`, a toast whose key is already shown is ignored. */
export function showToast(text: string, options?: OptionsObject): void {
  if (stack) return void stack.enqueueSnackbar(text, options);
  waiting.push(({ enqueueSnackbar }) => enqueueSnackbar(text, options));
  fetchStack?.();
}

/** Closes a toast. Does nothing if it is not shown. */
export function closeToast(key: SnackbarKey): void {
  if (stack) stack.closeSnackbar(key);
  else if (waiting.length > 0) waiting.push(({ closeSnackbar }) => closeSnackbar(key));
}

/** Preloads the toast stack; call it where a toast may be needed offline. */
export function preloadToasts(): void {
  if (!stack) fetchStack?.();
}

/** Calls `fetchIt` as soon as a toast is queued. Returns a function that unsubscribes. */
export function onToastsWanted(fetchIt: () => void): () => void {
  fetchStack = fetchIt;
  if (waiting.length > 0) fetchIt();
  return () => {
    if (fetchStack === fetchIt) fetchStack = undefined;
  };
}

/** Registers the toast stack and shows the queued toasts. Returns a function that unregisters it. */
export function takeToasts(by: Stack): () => void {
  stack = by;
  const before = waiting;
  waiting = [];
  for (const act of before) act(by);
  return () => {
    if (stack === by) stack = undefined;
  };
}
