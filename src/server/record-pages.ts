import { firstLength, type CachedList } from '../data/device/swr-cache';
import { firstRecords } from '../data/lists/first-records';
import { plainText } from '../components/prose/plain-text';
import { recordTitle } from '../components/search/search-sources';
import { byUrgency, closesAt } from '../format/dates';
import { cutAtWord } from '../format/truncate';
import type { RouteEntry } from '../route';
import type { Resource } from '../schemas/base';
import { baseSlug } from '../schemas/slugs';
import { knownRecordsOf } from '../shell/site';

type AnyRecord = Readonly<Record<string, unknown>>;

/** Closed records beyond these have no HTML of their own: the app shell shows them. */
const closedCount = 500;

/** The longest title and description in a preview: a notice without a title is called by its description. */
const longestText = 160;

/** The head of the page of a record; empty for any other page. */
export interface RecordHead {
  title?: string;
  description?: string;
}

/** The head of a record's page: the record's title, and its introduction without markup. */
export function recordHead(route: Pick<RouteEntry, 'path' | 'title' | 'shows'>, record: object): RecordHead {
  const [known] = knownRecordsOf(route as RouteEntry);
  const own = record as AnyRecord;
  const title = known && recordTitle(known, own);
  const { intro: introField = '', body = '' } = known?.of ?? {};
  const intro = plainText(String(own[introField] ?? own[body] ?? ''));
  return {
    ...(title && { title: cutAtWord(title, longestText) }),
    ...(intro && { description: cutAtWord(intro, longestText) }),
  };
}

/** The records that get HTML of their own: all that are open, and the newest of those that are not. */
export function recordsWithPages(
  { deadline, slugFrom }: Resource,
  records: readonly object[],
  now: number,
  zone: string,
): readonly object[] {
  if (!slugFrom) return records;
  const textAt = (record: object, field: string | undefined) =>
    (record as AnyRecord)[field ?? ''] as string | undefined;
  const isClosed = (record: object) =>
    !deadline || (closesAt(textAt(record, deadline), zone) ?? Infinity) <= now;
  const closed = records
    .filter(isClosed)
    .sort((a, b) => compare(textAt(b, slugFrom.date), textAt(a, slugFrom.date)))
    .slice(closedCount);
  const left = new Set(closed);
  return records.filter((record) => !left.has(record));
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);

/** A record with an address of its own, and the list that it stands in. */
export interface RecordPlace {
  resource: Resource;
  all: readonly AnyRecord[];
  record: AnyRecord;
  now: number;
  zone: string;
}

/**
 * The part of a list that the page of a record embeds: the record, its neighbours in the order of the list, and the
 * records that share a slug with one of these, because all of them determine the suffixes `-2` and `-3`. Prose is
 * left out of all but the record. Of another resource's list, the records with the same number; undefined if its
 * records have no number.
 */
export function rowOfRecordPage(
  page: RecordPlace,
  resource: Resource,
  row: CachedList,
): CachedList | undefined {
  if (!resource.slugFrom) return undefined;
  const all = row.value as readonly AnyRecord[];
  const isOwn = resource.name === page.resource.name;
  const own = baseSlug(page.resource, page.record);
  const wanted = isOwn ? slugsAround(page) : new Set([slugOfText(page.resource, page.record)]);
  const kept = all.filter((one) => wanted.has((isOwn ? baseSlug : slugOfText)(resource, one)));
  // A list of none would count as empty.
  const value = (kept.length > 0 ? kept : all.slice(0, 1)).slice(0, firstLength);
  const isPage = (one: AnyRecord) => isOwn && baseSlug(resource, one) === own;
  return {
    ...row,
    value: value.map((one) => (isPage(one) ? one : asNamed(resource, one))),
    total: all.length,
  };
}

/** The part of the list of a site's own pages that one of them shows; undefined for other lists, and on other pages. */
export function rowOfOwnPage(path: string, resource: Resource, row: CachedList): CachedList | undefined {
  if (!resource.isNamedByFile) return undefined;
  const all = row.value as readonly AnyRecord[];
  const value = all.filter(({ slug }) => path === `/${String(slug)}`);
  return value.length > 0 ? { ...row, value, total: all.length } : undefined;
}

/** The slug of a record's number: two records of one number come with different slugs. */
const slugOfText = (resource: Resource, record: AnyRecord) =>
  baseSlug(resource, { ...record, slug: undefined });

/** The slugs of a record and of its neighbours, before equal ones are told apart. */
function slugsAround({ resource, all, record, now, zone }: RecordPlace): Set<string> {
  const { deadline } = resource;
  const sorted = deadline ? byUrgency(all, (one) => one[deadline] as string | undefined, now, zone) : all;
  const at = sorted.indexOf(record);
  const near = [sorted[at - 1], record, sorted[at + 1]].filter((one) => one !== undefined);
  return new Set(near.map((one) => baseSlug(resource, one)));
}

/** A list without the prose that only the pages of its records show: a part, of which the rest is read later. */
export function rowWithoutProse(resource: Resource, row: CachedList): CachedList {
  const all = row.value as readonly AnyRecord[];
  if (!resource.slugFrom) return row;
  return { ...row, value: all.map((record) => withoutProse(resource, record)), total: all.length };
}

/** A page of articles without their texts, which their own pages show: a part, of which the rest is read later. */
export function rowWithoutTexts({ envelope, body }: Resource, row: CachedList): CachedList {
  const all = row.value as readonly AnyRecord[];
  if (envelope !== 'page' || body === undefined) return row;
  const withoutText = (record: AnyRecord) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== body));
  return { ...row, value: all.map(withoutText), total: all.length };
}

/**
 * The first records of a list that another page names, such as the latest events in the footer: a part, of which the
 * rest is read later.
 */
export function rowOfNames(resource: Resource, row: CachedList, count: number): CachedList {
  const all = row.value as readonly AnyRecord[];
  if (all.length === 0) return row;
  const first = firstRecords(resource, all, count) as readonly AnyRecord[];
  return { ...row, value: first.map((record) => asNamed(resource, record)), total: all.length };
}

/** A record of which a page shows the name, the dates and the place: without prose, files, images and relations. */
function asNamed({ fields }: Resource, record: AnyRecord): AnyRecord {
  const isKept = (name: string) => {
    const { kind, need, isRelation } = fields[name] ?? {};
    return need === 'identity' || !(/^(markup|file|image|changes)$/.test(kind ?? '') || isRelation);
  };
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}

/** A record without its changes and its markup fields, except those that identify it. */
function withoutProse({ fields }: Resource, record: AnyRecord): AnyRecord {
  const isKept = (name: string) =>
    !/^(markup|changes)$/.test(fields[name]?.kind ?? '') || fields[name]?.need === 'identity';
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}
