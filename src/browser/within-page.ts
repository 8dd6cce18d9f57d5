/** The history state of a link that changes a part of the current page: that part manages scroll position and focus. */
export const withinPage = { isWithinPage: true } as const;

export const isWithinPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isWithinPage' in state;
