import { setImmediate } from 'node:timers/promises';
import { parseResponse } from '../data/api/client';
import { PersistentCache, type CachedList } from '../data/device/swr-cache';
import { accept } from '../data/lists/load-list';
import { namesOf, resourceAt } from '../data/lists/resource-of-url';
import { routes } from '../routes';
import { settings } from '../schemas/settings';

/** The resources that pages read, by name. */
export const resources: ReturnType<typeof namesOf> = namesOf([
  settings,
  ...routes.flatMap(({ reads }) => reads),
]);

/** A base that makes URLs of paths; it is never requested. */
export const nowhere = 'http://localhost';

/** The text of an API response by its address; undefined where there is none. */
export type ReadText = (url: string) => Promise<string | undefined>;

/** Reads rows from the texts of the API. */
export const readerOf =
  (readText: ReadText, builtAt: number) =>
  async (key: string): Promise<CachedList | undefined> => {
    const resource = resourceAt(key, nowhere, resources);
    const text = resource && (await readText(key));
    if (!text) return undefined;
    const known = accepted.get(key);
    if (known?.text === text && known.row.confirmedAt === builtAt) return known.row;
    const row = await accept(
      new PersistentCache(),
      resource,
      await parseResponse(key, text, builtAt),
      undefined,
    );
    accepted.set(key, { text, row });
    return row;
  };

/** The last row of each address: most pages show the same lists. */
const accepted = new Map<string, { text: string; row: CachedList }>();

/** How often React may be called back until it has rendered what a row made possible. */
const callsOfReact = 10;

/**
 * A reader that reads one row after another, in the order of the calls, and leaves React the time to render each: the
 * order of styles and rows on a page must not depend on which answer comes first.
 */
export function inTurns<Row>(read: (key: string) => Promise<Row>): (key: string) => Promise<Row> {
  let turn: Promise<void> = Promise.resolve();
  const end = async () => {
    for (let call = 0; call < callsOfReact; call++) await setImmediate();
  };
  return (key) => {
    const reading = turn.then(() => read(key));
    turn = reading.then(end, end);
    return reading;
  };
}
