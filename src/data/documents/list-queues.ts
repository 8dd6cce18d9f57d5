import type { FileValue } from '../../schemas/base';
import { factsOf } from '../../schemas/parse';
import type { SaveFailure } from './types';
import { deleteRow, readRow, readRows, writeRow } from '../device/rows';

/** One document of a section, with what the catalogue says of it. */
export interface QueuedDocument {
  file: FileValue;
  title: string;
  /** Path of the page where it belongs: "/vacancies". */
  page: string;
}

/** What is remembered of a section on the device until it is through. */
export interface Queue {
  name: string;
  all: number;
  left: QueuedDocument[];
  failed: QueuedDocument[];
  /** Why the device took no more: then nothing goes on by itself. */
  obstacle?: SaveFailure | undefined;
}

const prefix = 'section/';
const keyOf = (name: string) => prefix + name;

/** What was remembered of a section; undefined where there is nothing, and where the row is damaged. */
export const readQueue = async (name: string): Promise<Queue | undefined> =>
  toQueue(await readRow<unknown>(keyOf(name)));

const obstacles: readonly unknown[] = ['no-space', 'no-storage'];

/** A row as it may be used: of its documents those that can be fetched. Undefined where it is no such row. */
function toQueue(row: unknown): Queue | undefined {
  const { name, all, left, failed, obstacle } = (row ?? {}) as Partial<Record<keyof Queue, unknown>>;
  if (typeof name !== 'string' || !Array.isArray(left) || !Array.isArray(failed)) return undefined;
  const queue = { name, left: toDocuments(left), failed: toDocuments(failed) };
  const known = queue.left.length + queue.failed.length;
  return {
    ...queue,
    all: Math.max(known, Number.isSafeInteger(all) ? (all as number) : 0),
    ...(obstacles.includes(obstacle) && { obstacle: obstacle as SaveFailure }),
  };
}

function toDocuments(list: unknown): QueuedDocument[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const { file, title, page } = (item ?? {}) as Partial<Record<keyof QueuedDocument, unknown>>;
    const { url, size, type, sha256 } = (file ?? {}) as Partial<Record<keyof FileValue, unknown>>;
    if (typeof url !== 'string' || typeof title !== 'string' || typeof page !== 'string') return [];
    return [{ file: { url, ...factsOf(size, type, sha256) }, title, page }];
  });
}

/** Remembers it. A device that cannot is told to the console: then only this visit knows. */
export async function writeQueue(queue: Queue): Promise<void> {
  await writeRow(keyOf(queue.name), queue);
}

export const deleteQueue = (name: string): Promise<void> => deleteRow(keyOf(name));

/** The sections that can go on by themselves: they have documents left, and the device has not said no. */
export async function readInterrupted(): Promise<Queue[]> {
  const queues = (await readRows<unknown>(prefix)).flatMap((row) => toQueue(row) ?? []);
  return queues.filter(({ left, obstacle }) => left.length > 0 && !obstacle);
}

/** Whether a section waits to go on. */
export const hasInterrupted = async (): Promise<boolean> => (await readInterrupted()).length > 0;
