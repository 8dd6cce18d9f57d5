import type { FileValue } from '../../schemas/base';
import { factsOf } from '../../schemas/wire-values';
import { isOfTheDevice, type DeviceFailure } from './types';
import { sectionPrefix } from '../device/row-keys';
import { deleteRow, readRow, readRows, writeRow } from '../device/rows';

/** One document of a savable list, with its data for the catalogue. */
export interface QueuedDocument {
  file: FileValue;
  title: string;
  /** Path of the page that lists it: `/vacancies`. */
  page: string;
  /** As in SavedDocument. Queues of earlier versions lack it. */
  deadline?: string;
}

/** The stored state of saving a list, until it is complete. */
export interface Queue {
  name: string;
  all: number;
  left: QueuedDocument[];
  failed: QueuedDocument[];
  /** Why the device could store no more: then saving does not resume by itself. */
  obstacle?: DeviceFailure | undefined;
}

const keyOf = (name: string) => sectionPrefix + name;

/** Reads the state of a list; undefined if there is none or the row is damaged. */
export const readQueue = async (name: string): Promise<Queue | undefined> =>
  toQueue(await readRow<unknown>(keyOf(name)));

/** Validates a row and drops documents that cannot be fetched. Undefined if it is not such a row. */
function toQueue(row: unknown): Queue | undefined {
  const { name, all, left, failed, obstacle } = (row ?? {}) as Partial<Record<keyof Queue, unknown>>;
  if (typeof name !== 'string' || !Array.isArray(left) || !Array.isArray(failed)) return undefined;
  const queue = { name, left: toDocuments(left), failed: toDocuments(failed) };
  const known = queue.left.length + queue.failed.length;
  return {
    ...queue,
    all: Math.max(known, Number.isSafeInteger(all) ? (all as number) : 0),
    ...(isOfTheDevice(obstacle) && { obstacle }),
  };
}

function toDocuments(list: unknown): QueuedDocument[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const { file, title, page, deadline } = (item ?? {}) as Partial<Record<keyof QueuedDocument, unknown>>;
    const { url, ...facts } = (file ?? {}) as Partial<Record<keyof FileValue, unknown>>;
    if (typeof url !== 'string' || typeof title !== 'string' || typeof page !== 'string') return [];
    const closes = typeof deadline === 'string' && { deadline };
    return [{ file: { url, ...factsOf(facts) }, title, page, ...closes }];
  });
}

/** Stores the state. If the device cannot, it warns, and only this visit knows the state. */
export async function writeQueue(queue: Queue): Promise<void> {
  await writeRow(keyOf(queue.name), queue);
}

export const deleteQueue = (name: string): Promise<void> => deleteRow(keyOf(name));

/** The lists to resume automatically: documents are left, and the device has not failed to store one. */
export async function readInterrupted(): Promise<Queue[]> {
  const queues = (await readRows<unknown>(sectionPrefix)).flatMap((row) => toQueue(row) ?? []);
  return queues.filter(({ left, obstacle }) => left.length > 0 && !obstacle);
}

/** Whether a list waits to be resumed. */
export const hasInterrupted = async (): Promise<boolean> => (await readInterrupted()).length > 0;
