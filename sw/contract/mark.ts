/** How fresh an answer is, and which one: the same two fields in the headers of a stored one, in a row and in SWR's data. */
export interface Mark {
  /** When the server last confirmed it (ms since 1970). */
  confirmedAt: number;
  /** Equal for equal bodies: `stampOf` of the body. */
  stamp: string;
}

const confirmedAtHeader = 'x-confirmed-at';
const stampHeader = 'x-stamp';

/** FNV-1a hash of a text, prefixed with its length. It distinguishes two responses and is not cryptographic. */
export function stampOf(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(value >>> 0).toString(36)}`;
}

/**
 * The stamp of a row: that of the body, and the schema that parsed it. A new version parses the same body again.
 */
export const rowStamp = (bodyStamp: string, schema: string): string => `${bodyStamp} ${schema}`;

/** The stamp of the body that a row was parsed from. */
export const bodyStamp = ({ stamp }: Pick<Mark, 'stamp'>): string => stamp.split(' ', 1)[0]!;

/** The length (characters) of the body that an answer or a row comes from; 0 if the stamp is damaged. */
export const lengthOf = ({ stamp }: Pick<Mark, 'stamp'>): number => Number.parseInt(stamp, 10) || 0;

/** The mark of a stored answer; time 0 and an empty stamp where it has none. */
export const readMark = (headers: Headers): Mark => ({
  confirmedAt: Number(headers.get(confirmedAtHeader)) || 0,
  stamp: headers.get(stampHeader) ?? '',
});

/** A mark as headers of an answer. The stamp of a body that is still arriving is not known. */
export const markHeaders = ({ confirmedAt, stamp }: Partial<Mark>): Record<string, string> => ({
  ...(confirmedAt !== undefined && { [confirmedAtHeader]: String(confirmedAt) }),
  ...(stamp !== undefined && { [stampHeader]: stamp }),
});

/** The maximum time (ms since 1970) of a `Date`. */
const lastTime = 8.64e15;

/** Whether a value is a valid time (ms since 1970). A damaged row or a faulty server may give another value. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= lastTime;

/**
 * Whether an answer was confirmed after `time` (ms since 1970). A date in the future comes from a wrong clock and
 * does not count, so that it never blocks a fresh response.
 */
export const isNewer = ({ confirmedAt }: Pick<Mark, 'confirmedAt'>, time: number): boolean =>
  confirmedAt > time && confirmedAt <= Date.now();

/**
 * The file of the embedded content with the stamps of its lists in a language, behind the prefix of the language: one
 * request tells which lists have changed.
 */
export const listStampsPath = '/lists.json';

/** Stamps (`stampOf`) of answers by their paths below `/api/`: `vacancies`, `fa/posts/page/2`. */
export type ListStamps = Readonly<Record<string, string>>;

/** A record with an answer of its own: the address of that, and the page of its list which has the record too. */
export interface StandsIn {
  record: string;
  list: string;
  /** The stamp of the body of the page of the list. */
  stamp: string;
}
