/**
 * Replaces the query of the address of the page at `ownPath`, without a navigation. Does nothing once the address is
 * another page's: the router writes the next address long before React has rendered that page. Never throws: Safari
 * allows 100 changes in 30 seconds, and an address that lags behind harms nobody.
 */
export function replaceQuery(ownPath: string, query: string): void {
  const { pathname, search, hash } = location;
  if (pathname !== ownPath || query === search) return;
  try {
    history.replaceState(history.state, '', pathname + query + hash);
  } catch (error) {
    console.warn('The address keeps its query:', error);
  }
}

/** The history state of a link that changes a part of the current page: that part manages scroll position and focus. */
export const withinPage = { isWithinPage: true } as const;

export const isWithinPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isWithinPage' in state;
