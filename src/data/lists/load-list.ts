import { apiBase } from '../../../sw/contract/contract';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { nothingParsed, parseLinks, parseSlice, ShapeError, unwrap, type Parsed } from '../../schemas/parse';
import { prepareSlugs } from '../../schemas/slugs';
import { keepStored, recheck } from '../../schemas/recheck-rows';
import type { CachedList, PersistentCache } from '../device/swr-cache';
import { limits, warnOfLimit } from './limits';
import { call, parseResponse, readResponse, type ApiResponse } from '../api/client';
import { localisedApiUrl } from '../api/localised-urls';
import { isNewer, rowStamp } from '../../../sw/contract/mark';
import { CallError, failureKind, type FailureKind } from '../api/call-error';
import { isNetworkFailure } from '../api/network-state';
import { firstRecords } from './first-records';
import { isRefused } from '../device/refused-rows';
import { isBeforeWorker, keepForWorker, trackEarly } from './early-responses';
import { findStoredResponse } from '../device/worker-caches';
import { inChunks } from '../../browser/yield-to-main';

/** The validated list of a resource, and when the server last confirmed it. */
export type LoadedList<F extends Fields> = CachedList<RecordOf<Resource<F>>[]>;

/**
 * The key of a list in SWR's cache, on the device and in the worker's cache: its address in the language of the page.
 */
export const listKey = (resource: Resource): string => localisedApiUrl(resource.path ?? resource.name);

/** Hydrates a list from the device, once, validated with this version's schema. */
export const hydrateList = (cache: PersistentCache, resource: Resource): Promise<void> =>
  cache.hydrate(
    listKey(resource),
    (value) => recheck(resource, value),
    (records, count) => firstRecords(resource, records, count),
  );

/**
 * Reads the complete list from the device in chunks if the cache has only its first records. Undefined if the
 * cache has none, or if the device has lost the rest. Memoised by row.
 */
export async function readWholeList<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<LoadedList<F> | undefined> {
  const whole = await cache.whole(listKey(resource), (value) => {
    const part = recheck(resource, value);
    if (part) prepareSlugs(resource, part);
    return part;
  });
  return whole as LoadedList<F> | undefined;
}

interface RefreshOptions<F extends Fields> {
  reload?: boolean;
  late?: (row: LoadedList<F>) => void;
  /** The page that is open shows the list: the site's own host may have it in the HTML of the page. */
  ofPage?: boolean;
  /** Called if the response is a stored one, because the server asked for a pause of so many ms. */
  onPause?: (pause: number) => void;
}

/**
 * Fetches and validates a list. Rejects with a CallError, also if the response fails validation. With `ofPage`, where
 * nothing is here, the cache has the rows of the page's HTML by then, if its host has them; after a silence, later.
 */
export function refreshList<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  options: RefreshOptions<F> = {},
): Promise<LoadedList<F>> {
  const early = isBeforeWorker();
  const refresh = fetchList(cache, resource, options, early).catch(async (error: unknown) => {
    const failure = failureKind(error);
    const bringing = options.ofPage && mayAskHost(failure) ? bringHostRow(cache, resource) : undefined;
    // A silent API has cost 8 s already: the page says so now, and shows the rows when they come.
    if (failure !== 'silent') await bringing;
    throw error;
  });
  if (early) trackEarly(refresh);
  return refresh;
}

/** Not after a failure of the network, where the API has no other host than the page, and not for what is gone. */
function mayAskHost(failure: FailureKind): boolean {
  const isOwnHost = !apiBase || new URL(apiBase).origin === location.origin;
  return failure !== 'not-found' && !(isOwnHost && isNetworkFailure(failure));
}

/** Shows what the HTML of the page has of a list. It is not stored: it may lack what the page does not show at first. */
async function bringHostRow(cache: PersistentCache, resource: Resource): Promise<void> {
  const key = listKey(resource);
  if (cache.get(key)?.data) return;
  try {
    const { readHostRow } = await import('./host/host-rows');
    const row = await readHostRow(key);
    const value = row && recheck(resource, row.value);
    if (value && !cache.get(key)?.data) cache.bring(key, { ...row, value });
  } catch (error) {
    console.warn(`The rows in the HTML of the page could not be read: ${String(error)}`);
  }
}

async function fetchList<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  { reload = false, late, onPause }: RefreshOptions<F>,
  early: boolean,
): Promise<LoadedList<F>> {
  const known = new KnownRow(cache, resource);
  const response = await call(listKey(resource), {
    reload,
    isKnown: known.holds,
    late: (response) => {
      accept(cache, resource, response, known.row).then(late, (error: unknown) => console.warn(error));
    },
  });
  if (response.pause) onPause?.(response.pause);
  const row = await accept(cache, resource, response, known.row);
  if (early) keepForWorker(listKey(resource), response);
  return row;
}

/** The list from the worker's cache; undefined if there is none. */
export async function readStoredResponse<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
): Promise<LoadedList<F> | undefined> {
  const url = listKey(resource);
  const response = await findStoredResponse(url);
  if (!response) return undefined;
  const known = new KnownRow(cache, resource);
  return accept(cache, resource, await readResponse(url, response, { isKnown: known.holds }), known.row);
}

/** The list of a response that is stored nowhere. Rejects with a CallError if it is not valid. */
export async function acceptText<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  { text, confirmedAt }: { text: string; confirmedAt: number },
): Promise<LoadedList<F>> {
  const response = await parseResponse(listKey(resource), text, confirmedAt);
  return accept(cache, resource, response, undefined);
}

const storedRow = <F extends Fields>(cache: PersistentCache, resource: Resource<F>) =>
  cache.get(listKey(resource))?.data as LoadedList<F> | undefined;

/** The stored row that a response repeats. Looked up before the body is parsed, which takes time for a long list. */
class KnownRow<F extends Fields> {
  row: LoadedList<F> | undefined;

  constructor(
    private readonly cache: PersistentCache,
    private readonly resource: Resource<F>,
  ) {}

  readonly holds = async (stamp: string): Promise<boolean> => {
    const { cache, resource } = this;
    const expected = rowStamp(stamp, schemaOf(resource));
    const stored = storedRow(cache, resource);
    if (stored?.stamp !== expected) return false;
    const whole = stored.total === undefined ? stored : await readWholeList(cache, resource);
    this.row = whole?.stamp === expected ? whole : undefined;
    return this.row !== undefined;
  };
}

/**
 * Validates a response, without losing what was stored: the newer of the two wins, and invalid records keep
 * their stored version. `known` is the row that the response repeats. A long list is validated in chunks.
 * Rejects with a CallError if the response fails validation.
 */
export async function accept<F extends Fields>(
  cache: PersistentCache,
  resource: Resource<F>,
  response: ApiResponse,
  known: LoadedList<F> | undefined,
): Promise<LoadedList<F>> {
  const { confirmedAt } = response;
  const newer = newerRow(cache, resource, confirmedAt);
  if (newer) return newer;
  const stamp = rowStamp(response.stamp, schemaOf(resource));
  if (isRefused(listKey(resource), stamp)) {
    throw new CallError(
      'wrong-shape',
      listKey(resource),
      'the response holds something that cannot be shown',
    );
  }
  if (known && response.body === undefined) return { ...known, confirmedAt };
  const parsed = await parseOrFail(resource, response.body);
  if (parsed.faults.length > 0) await tellFaults(parsed);
  if (parsed.records.length === 0 && parsed.faults.length > 0) {
    throw new CallError('wrong-shape', listKey(resource), 'no record of the response is valid');
  }
  const stored = parsed.incomplete.length > 0 ? await readWholeList(cache, resource) : undefined;
  const value = keepStored(parsed, stored?.value ?? []);
  const links = resource.envelope === 'page' && { links: parseLinks(response.body) };
  // A newer response may have arrived during the validation.
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
    const records = truncate(resource, unwrap(body, resource.envelope));
    await inChunks(records, (slice, from) => {
      const before = parsed.records.length;
      parseSlice(resource, slice, from, apiBase, parsed);
      if (records.length > slice.length) prepareSlugs(resource, parsed.records.slice(before));
    });
    return parsed;
  } catch (error) {
    if (error instanceof ShapeError) throw new CallError('wrong-shape', listKey(resource), error.message);
    throw error;
  }
}

/** Truncates a list that exceeds any real one, which would overload the device at each start. */
function truncate(resource: Resource, records: readonly unknown[]): readonly unknown[] {
  const most = resource.envelope === 'page' ? limits.recordsOfPage : limits.records;
  if (records.length <= most) return records;
  warnOfLimit(listKey(resource), `of ${records.length} records only the first ${most} are kept.`);
  return records.slice(0, most);
}

/** Loads the code only if a response has invalid values. */
const tellFaults = (parsed: Parsed<object>): Promise<void> =>
  import('./log-faults').then(({ logFaults }) => logFaults(parsed), console.warn);

/** Changes with the schema, so that a new version parses the same response again. */
const schemaOf = ({ fields }: Resource) =>
  Object.entries(fields)
    .map(([name, { kind, need, wire, isRelation }]) =>
      [name, kind, need, ...wire, ...(isRelation ? ['relation'] : [])].join(':'),
    )
    .join(' ');
