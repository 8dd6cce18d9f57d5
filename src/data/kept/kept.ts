import { promisifyRequest } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { appPrefix } from '../../../sw/contract/contract';
import { isTime } from '../../../sw/contract/mark';
import { createTabSignal } from '../../browser/tab-signal';
import { withRows } from '../device/database';
import { requestPersistence } from '../device/persistence';
import { keptPrefix as prefix } from '../device/row-keys';
import { readEntriesIfReadable } from '../device/row-maintenance';
import { attempt, deleteRow, writeRow, writeTimeout } from '../device/rows';
import type { NoticeChange } from '../../schemas/base';
import type { Facts } from './facts';

/** A notice, an event or a project that the user keeps, as its list had it then. */
export interface KeptThing {
  /** The path of its page, without the prefix of a language. */
  address: string;
  /** The name of its list. */
  list: string;
  title: string;
  /** The tag of the language in which it was kept. */
  language: string;
  /** The record, so that it can be read when the list no longer has it; undefined in a damaged row. */
  record: Readonly<Record<string, unknown>> | undefined;
  facts: Facts;
  /** ms since 1970. */
  keptAt: number;
  /** The facts that its user last saw. */
  seen: Facts;
}

/** `announceKept` tells this tab and the others that something was kept or forgotten; `watchKept` follows that. */
export const { follow: watchKept, announce: announceKept } = createTabSignal(`${appPrefix}-kept`);

type New = Pick<KeptThing, 'address' | 'list' | 'title' | 'language' | 'facts'> & { record: object };

/** Keeps a record, as it is now. Resolves to false if the device cannot store it. Never rejects. */
export async function keepThing({ record, ...thing }: New, now = Date.now()): Promise<boolean> {
  const row = { ...thing, record: { ...record }, keptAt: now, seen: thing.facts };
  const isKept = await writeRow(prefix + thing.address, row);
  announceKept();
  if (isKept) void requestPersistence();
  return isKept;
}

/** Puts a thing back that was forgotten by mistake. Resolves to false if the device cannot store it. */
export async function putBack(thing: KeptThing): Promise<boolean> {
  const isKept = await writeRow(prefix + thing.address, thing);
  announceKept();
  return isKept;
}

/** Forgets what is kept at this address. Resolves to false if it is still there. Never rejects. */
export async function forgetThing(address: string): Promise<boolean> {
  await deleteRow(prefix + address);
  announceKept();
  return (await readKept())?.every((thing) => thing.address !== address) === true;
}

/**
 * Records the facts that the user has seen of a kept thing, and announces it. One that was forgotten meanwhile stays
 * forgotten. What could not be written is not announced: pages that mark again after each announcement would never end.
 */
export async function markSeen(address: string, seen: Facts): Promise<void> {
  const key = prefix + address;
  const mark = () =>
    withRows('readwrite', async (store) => {
      const row = await promisifyRequest<unknown>(store.get(key));
      if (row === undefined) return false;
      store.put({ ...objectOf(row), seen }, key);
      return promisifyRequest(store.transaction).then(() => true);
    });
  if (await attempt(`mark ${key} as seen`, mark, writeTimeout)) announceKept();
}

/** All that is kept; undefined if the device's database cannot be read, which is not the same as nothing. */
export async function readKept(): Promise<KeptThing[] | undefined> {
  const rows = await readEntriesIfReadable(prefix);
  return rows?.map(([key, row]) => toKept(key.slice(prefix.length), row));
}

/** What is kept: `loading` on the server and until the device responds, `failed` if it cannot be read. */
export function useKept(): readonly KeptThing[] | 'loading' | 'failed' {
  const [kept, setKept] = useState<readonly KeptThing[] | 'loading' | 'failed'>('loading');
  useEffect(function followKept() {
    let isCurrent = true;
    const read = () => void readKept().then((found) => isCurrent && setKept(found ?? 'failed'));
    read();
    const unfollow = watchKept(read);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, []);
  return kept;
}

/**
 * Converts a stored row, however damaged it is: nothing that was kept disappears silently. Facts that cannot be read
 * count as unknown.
 */
export function toKept(address: string, row: unknown): KeptThing {
  const { list, title, language, record, facts, keptAt, seen } = objectOf(row) ?? {};
  const ownFacts = toFacts(facts);
  return {
    address,
    list: typeof list === 'string' ? list : '',
    title: typeof title === 'string' && title.trim() ? title : lastPart(address),
    language: typeof language === 'string' ? language : '',
    record: objectOf(record),
    facts: ownFacts,
    keptAt: isTime(keptAt) ? keptAt : 0,
    seen: objectOf(seen) ? toFacts(seen) : ownFacts,
  };
}

const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

const lastPart = (address: string) => {
  const part = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(part).replaceAll('-', ' ');
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
};

function isChange(value: unknown): value is NoticeChange {
  const { date, sentence } = objectOf(value) ?? {};
  return typeof date === 'string' && typeof sentence === 'string';
}

function toFacts(value: unknown): Facts {
  const { deadline, isCancelled, award, document, isGone, told } = objectOf(value) ?? {};
  const file = objectOf(document);
  return {
    ...(typeof deadline === 'string' && { deadline }),
    ...(typeof isCancelled === 'boolean' && { isCancelled }),
    ...((typeof award === 'string' || award === null) && { award }),
    ...(document === null && { document }),
    ...(isGone === true && { isGone }),
    ...(Array.isArray(told) && { told: told.filter(isChange) }),
    ...(typeof file?.url === 'string' && {
      document: {
        url: file.url,
        ...(typeof file.size === 'number' && { size: file.size }),
        ...(typeof file.type === 'string' && { type: file.type }),
        ...(typeof file.sha256 === 'string' && { sha256: file.sha256 }),
        ...(typeof file.language === 'string' && { language: file.language }),
      },
    }),
  };
}
