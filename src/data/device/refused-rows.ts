/** By key the stamp of an answer that could not be drawn, or `every` one. */
const refused = new Map<string, string>();

/** In the place of a stamp: every answer. */
export const every = '*';

/** From now on, in this visit, an answer with this stamp is not taken for this key: it cannot be drawn. */
export const refuse = (key: string, stamp: string): void => void refused.set(key, stamp);

/** Whether an answer was refused: until its stamp changes it is as good as none. */
export const isRefused = (key: string, stamp: string): boolean =>
  [stamp, every].includes(refused.get(key) ?? '');
