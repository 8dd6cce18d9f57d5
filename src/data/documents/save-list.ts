import { useEffect } from 'react';
import type { FileValue } from '../../schemas/base';
import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import { runExclusive } from '../../browser/run-exclusive';
import { isDocumentSaved, saveDocument, whySaveFailed, type SaveFailure } from './saved-documents';
import {
  deleteQueue,
  readInterrupted,
  readQueue,
  writeQueue,
  type Queue,
  type QueuedDocument,
} from './list-queues';

export type { QueuedDocument };

/** How far a section is: of all its documents, those that are on the device, and those that could not be had. */
export interface ListProgress {
  all: number;
  saved: number;
  failed: readonly QueuedDocument[];
}

/**
 * `idle`: nothing was asked for, or what was asked for is done with. `saving`: `current` is on its way. `interrupted`:
 * the app was closed or the network went away; the rest is remembered. `stopped`: the device has no room or cannot
 * keep documents. `elsewhere`: another tab is at it. `ended`: through, though some may have failed.
 */
export type ListSaveState =
  | { is: 'unknown' }
  | { is: 'idle' }
  | ({ is: 'saving'; current: FileValue } & ListProgress)
  | ({ is: 'interrupted' | 'elsewhere' | 'ended' } & ListProgress)
  | ({ is: 'stopped'; failure: SaveFailure } & ListProgress);

const unknown: ListSaveState = { is: 'unknown' };
const idle: ListSaveState = { is: 'idle' };
const states = new Map<string, ListSaveState>();
const running = new Map<string, AbortController>();
const { subscribe, tell } = createSignal();

function show(name: string, state: ListSaveState) {
  states.set(name, state);
  tell();
}

const progressOf = ({ all, left, failed }: Queue): ListProgress => ({
  all,
  saved: all - left.length - failed.length,
  failed,
});

/** Where a section stands, remembered from the last visit too; `unknown` on a server and until the device answered. */
export function useListSave(name: string): ListSaveState {
  useEffect(() => {
    void recall(name);
  }, [name]);
  return useStore(
    subscribe,
    () => states.get(name) ?? unknown,
    () => unknown,
  );
}

/** Read at each visit of the page: another tab may have gone on since the last. */
async function recall(name: string) {
  if (running.has(name)) return;
  const queue = await readQueue(name);
  if (!running.has(name)) show(name, queue ? remembered(queue) : idle);
}

function remembered(queue: Queue): ListSaveState {
  const { left, obstacle } = queue;
  if (obstacle) return { is: 'stopped', failure: obstacle, ...progressOf(queue) };
  return { is: left.length > 0 ? 'interrupted' : 'ended', ...progressOf(queue) };
}

/**
 * Saves the documents of a section one after the other; those that are on the device already are not fetched again.
 * What is left is remembered on the device until the last one. Never rejects: `useListSave` tells how it went.
 */
export async function saveList(name: string, documents: readonly QueuedDocument[]): Promise<void> {
  await run(name, { name, all: documents.length, left: [...documents], failed: [] });
}

/** Goes on with what is left of a section, and tries once more what failed. Does nothing where nothing is left. */
export async function resumeList(name: string): Promise<void> {
  const queue = await readQueue(name);
  if (!queue) return show(name, idle);
  await run(name, { ...queue, left: [...queue.left, ...queue.failed], failed: [], obstacle: undefined });
}

/** Goes on with every section that was interrupted, one after the other: for the start, and for a network's return. */
export async function resumeLists(): Promise<void> {
  for (const { name } of await readInterrupted()) await resumeList(name);
}

/** Ends it: what is saved stays, what is left is forgotten. */
export async function cancelList(name: string): Promise<void> {
  running.get(name)?.abort();
  await deleteQueue(name);
  show(name, idle);
}

async function run(name: string, queue: Queue): Promise<void> {
  if (running.has(name)) return;
  const stop = new AbortController();
  running.set(name, stop);
  try {
    const outcome = await runExclusive(lockOf(name), () => work(queue, stop.signal));
    if (outcome) show(name, outcome);
    else if (!stop.signal.aborted) waitForOther(name, queue);
  } catch (error) {
    console.warn(error);
    show(name, { is: 'interrupted', ...progressOf(queue) });
  } finally {
    running.delete(name);
  }
}

const lockOf = (name: string) => `section-${name}`;

/** Another tab is at it: its lock is free when it is through, and then the device tells how far it came. */
function waitForOther(name: string, queue: Queue) {
  show(name, { is: 'elsewhere', ...progressOf(queue) });
  const lookAgain = async () => {
    await navigator.locks.request(`ngo-${lockOf(name)}`, () => undefined);
    const left = await readQueue(name);
    show(name, left ? remembered(left) : idle);
  };
  lookAgain().catch((error: unknown) => console.warn(error));
}

/** One failed connection may be the document's own; two in a row are the network's. */
const patience = 2;

async function work(queue: Queue, signal: AbortSignal): Promise<ListSaveState> {
  let inARow: QueuedDocument[] = [];
  await writeQueue(queue);
  for (let next = queue.left[0]; next && !signal.aborted; next = queue.left[0]) {
    const outcome = await save(queue, next, signal);
    if (signal.aborted) break;
    queue.left.shift();
    // Its reader cancelled this one alone, at its own button.
    if (outcome === 'not-wanted') queue.all -= 1;
    const failure = outcome === 'saved' || outcome === 'not-wanted' ? undefined : outcome;
    if (failure && isOfTheDevice(failure)) {
      queue.left.unshift(next);
      queue.obstacle = failure;
      await writeQueue(queue);
      return remembered(queue);
    }
    if (failure) queue.failed = [...queue.failed, next];
    inARow = failure && isOfTheNetwork(failure) ? [...inARow, next] : [];
    if (inARow.length === patience || (inARow.length > 0 && queue.left.length === 0)) {
      queue.failed = queue.failed.filter((document) => !inARow.includes(document));
      queue.left.unshift(...inARow);
      await writeQueue(queue);
      return remembered(queue);
    }
    await writeQueue(queue);
  }
  if (signal.aborted || queue.failed.length === 0) await deleteQueue(queue.name);
  return signal.aborted ? idle : remembered(queue);
}

async function save(
  queue: Queue,
  { file, title, page }: QueuedDocument,
  signal: AbortSignal,
): Promise<SaveFailure | 'saved' | 'not-wanted'> {
  show(queue.name, { is: 'saving', current: file, ...progressOf(queue) });
  if (await isDocumentSaved(file.url)) return 'saved';
  if (await saveDocument(file, { title, page, isNamedByList: true }, signal)) return 'saved';
  return whySaveFailed(file.url) ?? 'not-wanted';
}

const isOfTheDevice = (failure: SaveFailure) => failure === 'no-space' || failure === 'no-storage';
const isOfTheNetwork = (failure: SaveFailure) => ['unreachable', 'silent', 'not-json'].includes(failure);
