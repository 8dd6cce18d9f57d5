import { apiBase, apiUrl, cacheNames } from '../../../sw/contract/contract';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { nothingParsed, parseLinks, parseSlice, ShapeError, unwrap, type Fault } from '../../schemas/parse';
import { keepStored, recheck } from '../../schemas/stored';
import type { CachedList, PersistentCache } from '../device/swr-cache';
import { limits, warnOfLimit } from './limits';
import { call, readAnswer, type Answer } from '../api/client';
import { isNewer } from '../device/confirmed-at';
import { CallError } from '../api/call-error';
import { firstRecords } from './first-records';
import { isRefused } from '../device/refused-rows';
import { inChunks } from '../../browser/yield-to-main';

/** The checked list of a resource and when the server last confirmed it. */
export type LoadedList<F extends Fields> = CachedList<RecordOf<Resource<F>>[]>;

/** The key of a list everywhere: in SWR's cache, on the device, in the worker's cache. */
export const listKey = (resource: Resource): string => apiUrl(resource.path ?? resource.name);

/** Fills the list's place in the cache from the device, once, checked by the schema of this version. */
export const hydrateList = (cache: PersistentCache, resource: Resource): Promise<void> =>
  cache.hydrate(
    listKey(resource),
    (value) => recheck(resource, value),
    (records, count) => firstRecords(resource, records, count),
  );

/**
 * The whole of a list of which the cache holds the beginning, from the device, in slices; one that is whole as it is.
 * Undefined where the cache holds none, and where the device has lost the rest. The same promise for the same row.
 */
export async function readWholeList<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<LoadedList<F> | undefined> {
  const whole = await cache.whole(listKey(resource), (value) => recheck(resource, value));
  return whole as LoadedList<F> | undefined;
}

interface RefreshOptions<F extends Fields> {
  reload?: boolean;
  late?: (row: LoadedList<F>) => void;
}

/** Asks for a list and checks it. Rejects with a CallError, also where the answer is of another shape. */
export async function refreshList<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  { reload = false, late }: RefreshOptions<F> = {},
): Promise<LoadedList<F>> {
  const known = new KnownRow(cache, resource);
  const answer = await call(listKey(resource), {
    reload,
    isKnown: known.holds,
    late: (answer) => {
      accept(cache, resource, answer, known.row).then(late, (error: unknown) => console.warn(error));
    },
  });
  return accept(cache, resource, answer, known.row);
}

/** The list as the worker's cache holds it now; undefined where it holds none. */
export async function readStoredAnswer<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<LoadedList<F> | undefined> {
  const url = listKey(resource);
  const response = await findAnswer(url);
  if (!response) return undefined;
  const known = new KnownRow(cache, resource);
  return accept(cache, resource, await readAnswer(url, response, { isKnown: known.holds }), known.row);
}

/** The answer that the worker stored at an address; undefined where there is none, and where there is no worker. */
export async function findAnswer(url: string): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return caches.match(url, { cacheName: cacheNames.api, ignoreVary: true });
}

const storedRow = <F extends Fields>(cache: PersistentCache, resource: Resource<F>) =>
  cache.get(listKey(resource))?.data as LoadedList<F> | undefined;

/** The row that an answer turned out to repeat. Found before its body is read, which for a long list takes time. */
class KnownRow<F extends Fields> {
  row: LoadedList<F> | undefined;

  constructor(
    private readonly cache: PersistentCache,
    private readonly resource: Resource<F>,
  ) {}

  readonly holds = async (stamp: string): Promise<boolean> => {
    const { cache, resource } = this;
    const wanted = stampOf(resource, stamp);
    const stored = storedRow(cache, resource);
    if (stored?.stamp !== wanted) return false;
    const whole = stored.total === undefined ? stored : await readWholeList(cache, resource);
    this.row = whole?.stamp === wanted ? whole : undefined;
    return this.row !== undefined;
  };
}

/**
 * Never worse than what was stored: the newer of the two, with the stored version of records that broke. `known` is the
 * row that the answer repeats. A long list is checked in slices. Rejects with a CallError where the answer is of another
 * shape.
 */
export async function accept<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  answer: Answer,
  known: LoadedList<F> | undefined,
): Promise<LoadedList<F>> {
  const { confirmedAt } = answer;
  const newer = newerRow(cache, resource, confirmedAt);
  if (newer) return newer;
  const stamp = stampOf(resource, answer.stamp);
  if (isRefused(listKey(resource), stamp)) {
    throw new CallError('wrong-shape', listKey(resource), 'the answer holds something that cannot be shown');
  }
  if (known && answer.body === undefined) return { ...known, confirmedAt };
  const parsed = await parseOrFail(resource, answer.body);
  tellFaults(parsed.faults);
  if (parsed.records.length === 0 && parsed.faults.length > 0) {
    throw new CallError('wrong-shape', listKey(resource), 'not one record of the answer is whole');
  }
  const stored = parsed.incomplete.length > 0 ? await readWholeList(cache, resource) : undefined;
  const value = keepStored(parsed, stored?.value ?? []);
  const links = resource.envelope === 'page' && { links: parseLinks(answer.body) };
  // While a long list was checked, a newer answer may have come.
  return (
    newerRow(cache, resource, confirmedAt) ?? {
      value,
      ...links,
      confirmedAt,
      stamp,
    }
  );
}

function newerRow<F extends Fields>(cache: PersistentCache, resource: Resource<F>, time: number) {
  const stored = storedRow(cache, resource);
  return stored && isNewer(stored, time) ? stored : undefined;
}

async function parseOrFail<F extends Fields>(resource: Resource<F>, body: unknown) {
  const parsed = nothingParsed<RecordOf<Resource<F>>>();
  try {
    const records = withinCeiling(resource, unwrap(body, resource.envelope));
    await inChunks(records, (slice, from) => parseSlice(resource, slice, from, apiBase, parsed));
    return parsed;
  } catch (error) {
    if (error instanceof ShapeError) throw new CallError('wrong-shape', listKey(resource), error.message);
    throw error;
  }
}

/** A list that is longer than any real one is cut: it would stop the phone at each start. */
function withinCeiling(resource: Resource, records: readonly unknown[]): readonly unknown[] {
  const most = resource.envelope === 'page' ? limits.recordsOfPage : limits.records;
  if (records.length <= most) return records;
  warnOfLimit(listKey(resource), `of ${records.length} records only the first ${most} are kept.`);
  return records.slice(0, most);
}

/** So many faults of one answer are told one by one. */
const toldFaults = 20;

function tellFaults(faults: readonly Fault[]): void {
  for (const { path, expected } of faults.slice(0, toldFaults)) console.warn(`${path}: expected ${expected}`);
  const more = faults.length - toldFaults;
  if (more > 0) console.warn(`The same answer has ${more} more faults.`);
}

const stampOf = (resource: Resource, stamp: string) => `${stamp} ${schemaStamp(resource)}`;

/** A new version of a schema reads the same answer anew. */
const schemaStamp = ({ fields }: Resource) =>
  Object.entries(fields)
    .map(([name, { kind, need, wire }]) => [name, kind, need, ...wire].join(':'))
    .join(' ');
