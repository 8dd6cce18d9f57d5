/** The state of a link that changes a part of the page it stands on: that part sees to place and focus itself. */
export const withinPage = { isWithinPage: true } as const;

export const isWithinPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isWithinPage' in state;
