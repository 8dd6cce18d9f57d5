/**
 * Replaces the query of the page's address, without a navigation. Never throws: Safari allows 100 changes in 30
 * seconds, and an address that lags behind harms nobody.
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = location;
  if (query === search) return;
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
