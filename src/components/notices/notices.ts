import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';

/** What shows notices: it is fetched with the first one, and takes here what was said until then. */
type Stack = Pick<ProviderContext, 'enqueueSnackbar' | 'closeSnackbar'>;

let stack: Stack | undefined;
let waiting: ((stack: Stack) => void)[] = [];
let fetchStack: (() => void) | undefined;

/** Shows a notice; one with `preventDuplicate` only where no other of its key stands. */
export function showNotice(text: string, options?: OptionsObject): void {
  if (stack) return void stack.enqueueSnackbar(text, options);
  waiting.push(({ enqueueSnackbar }) => enqueueSnackbar(text, options));
  fetchStack?.();
}

/** Takes a notice away; nothing where it is not shown. */
export function closeNotice(key: SnackbarKey): void {
  if (stack) stack.closeSnackbar(key);
  else if (waiting.length > 0) waiting.push(({ closeSnackbar }) => closeSnackbar(key));
}

/** Fetches what shows notices ahead, where one is to be expected that may come without a network. */
export function preloadNotices(): void {
  if (!stack) fetchStack?.();
}

/** Calls `fetchIt` as soon as there is anything to show. Returns the function that ends it. */
export function onNoticesWanted(fetchIt: () => void): () => void {
  fetchStack = fetchIt;
  if (waiting.length > 0) fetchIt();
  return () => {
    if (fetchStack === fetchIt) fetchStack = undefined;
  };
}

/** From now on this one shows them, first of all what waits. Returns the function that takes it away again. */
export function takeNotices(by: Stack): () => void {
  stack = by;
  const before = waiting;
  waiting = [];
  for (const act of before) act(by);
  return () => {
    if (stack === by) stack = undefined;
  };
}
