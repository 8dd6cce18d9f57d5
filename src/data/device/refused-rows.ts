/** By key: the stamp of a response that could not be rendered, or `every`. */
const refused = new Map<string, string>();

/** Matches every stamp. */
export const every = '*';

/** Rejects responses with this stamp for this key until the page is closed, because they cannot be rendered. */
export const refuse = (key: string, stamp: string): void => void refused.set(key, stamp);

/** Whether a response was rejected: until its stamp changes it counts as missing. */
export const isRefused = (key: string, stamp: string): boolean =>
  [stamp, every].includes(refused.get(key) ?? '');
