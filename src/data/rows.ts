import { apiBase, apiUrl, cacheNames } from '../../sw/contract';
import type { Fields, RecordOf, Resource } from '../schemas/base';
import { parse, parseLinks, ShapeError } from '../schemas/parse';
import { keepStored, recheck } from '../schemas/stored';
import type { Row, StoredCache } from './cache';
import { call, readAnswer, type Answer } from './client';
import { CallError } from './failure';

/** The checked list of a resource and when the server last confirmed it. */
export type ListRow<F extends Fields> = Row<RecordOf<Resource<F>>[]>;

/** The key of a list everywhere: in SWR's cache, on the device, in the worker's cache. */
export const listKey = (resource: Resource): string => apiUrl(resource.path ?? resource.name);

/** Fills the list's place in the cache from the device, once, checked by the schema of this version. */
export const hydrateList = (cache: StoredCache, resource: Resource): Promise<void> =>
  cache.hydrate(listKey(resource), (value) => recheck(resource, value));

interface RefreshOptions<F extends Fields> {
  reload?: boolean;
  late?: (row: ListRow<F>) => void;
}

/** Asks for a list and checks it. Rejects with a CallError, also where the answer is of another shape. */
export async function refreshList<F extends Fields>(
  cache: StoredCache,
  resource: Resource<F>,
  { reload = false, late }: RefreshOptions<F> = {},
): Promise<ListRow<F>> {
  const url = listKey(resource);
  const answer = await call(url, {
    reload,
    late: (answer) => late?.(accept(resource, answer, storedRow(cache, resource))),
  });
  return accept(resource, answer, storedRow(cache, resource));
}

/** The list as the worker's cache holds it now; undefined where it holds none. */
export async function readStoredAnswer<F extends Fields>(
  cache: StoredCache,
  resource: Resource<F>,
): Promise<ListRow<F> | undefined> {
  const url = listKey(resource);
  const response = await caches.match(url, { cacheName: cacheNames.api, ignoreVary: true });
  if (!response) return undefined;
  return accept(resource, await readAnswer(url, response), storedRow(cache, resource));
}

const storedRow = <F extends Fields>(cache: StoredCache, resource: Resource<F>) =>
  cache.get(listKey(resource))?.data as ListRow<F> | undefined;

/** Whether a row was confirmed after `time`. One from the future was dated by a wrong clock, and is not. */
export const isNewer = ({ confirmedAt }: Row, time: number): boolean =>
  confirmedAt > time && confirmedAt <= Date.now();

/**
 * Never worse than what was stored: the newer of the two, with the stored version of records that broke. Throws a
 * CallError where the answer is of another shape.
 */
export function accept<F extends Fields>(
  resource: Resource<F>,
  answer: Answer,
  stored: ListRow<F> | undefined,
): ListRow<F> {
  const { confirmedAt } = answer;
  const stamp = `${answer.stamp} ${schemaStamp(resource)}`;
  if (stored && isNewer(stored, confirmedAt)) return stored;
  if (stored?.stamp === stamp) return { ...stored, confirmedAt };
  const parsed = parseOrFail(resource, answer.body);
  for (const { path, expected } of parsed.faults) console.warn(`${path}: expected ${expected}`);
  if (parsed.records.length === 0 && parsed.faults.length > 0) {
    throw new CallError('wrong-shape', listKey(resource), 'not one record of the answer is whole');
  }
  const value = keepStored(parsed, stored?.value ?? []);
  const links = resource.envelope === 'page' && { links: parseLinks(answer.body) };
  return { value, ...links, confirmedAt, stamp };
}

function parseOrFail<F extends Fields>(resource: Resource<F>, body: unknown) {
  try {
    return parse(resource, body, apiBase);
  } catch (error) {
    if (error instanceof ShapeError) throw new CallError('wrong-shape', listKey(resource), error.message);
    throw error;
  }
}

/** A new version of a schema reads the same answer anew. */
const schemaStamp = ({ fields }: Resource) =>
  Object.entries(fields)
    .map(([name, { kind, need, wire }]) => [name, kind, need, ...wire].join(':'))
    .join(' ');
