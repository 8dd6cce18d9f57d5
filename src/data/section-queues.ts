import type { FileValue } from '../schemas/base';
import type { SaveFailure } from './save-types';
import { deleteRow, readRow, readRows, writeRow } from './store';

/** One document of a section, with what the catalogue says of it. */
export interface SectionDocument {
  file: FileValue;
  title: string;
  /** Path of the page where it belongs: "/vacancies". */
  page: string;
}

/** What is remembered of a section on the device until it is through. */
export interface Queue {
  name: string;
  all: number;
  left: SectionDocument[];
  failed: SectionDocument[];
  /** Why the device took no more: then nothing goes on by itself. */
  obstacle?: SaveFailure | undefined;
}

const prefix = 'section/';
const keyOf = (name: string) => prefix + name;

/** What was remembered of a section; undefined where there is nothing. */
export const readQueue = (name: string): Promise<Queue | undefined> => readRow<Queue>(keyOf(name));

/** Remembers it. A device that cannot is told to the console: then only this visit knows. */
export async function writeQueue(queue: Queue): Promise<void> {
  await writeRow(keyOf(queue.name), queue);
}

export const deleteQueue = (name: string): Promise<void> => deleteRow(keyOf(name));

/** The sections that can go on by themselves: they have documents left, and the device has not said no. */
export async function readInterrupted(): Promise<Queue[]> {
  const queues = await readRows<Queue>(prefix);
  return queues.filter(({ left, obstacle }) => left.length > 0 && !obstacle);
}

/** Whether a section waits to go on. */
export const hasInterrupted = async (): Promise<boolean> => (await readInterrupted()).length > 0;
