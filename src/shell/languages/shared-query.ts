/** A query without what a page in another language does not have: places have names of their own in each. */
export const sharedQuery = (search: string): string =>
  search.replace(/[?&]place=[^&]*/g, '').replace(/^&/, '?');
