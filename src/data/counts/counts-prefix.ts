/**
 * The prefix of the rows of what was counted, each by its day. It stands apart from `row-keys.ts`, which each start
 * fetches: a build that does not count pays nothing for it.
 */
export const countsPrefix = 'counts/';
