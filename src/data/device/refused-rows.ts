/** By key: the stamp of a response that could not be rendered, or `anyStamp`. */
const refused = new Map<string, string>();

/** Matches anyStamp stamp. */
export const anyStamp = '*';

/** Rejects responses with this stamp for this key until the page is closed, because they cannot be rendered. */
export const rejectStamp = (key: string, stamp: string): void => void refused.set(key, stamp);

/** Whether a response was rejected: until its stamp changes it counts as missing. */
export const isRefused = (key: string, stamp: string): boolean =>
  [stamp, anyStamp].includes(refused.get(key) ?? '');
