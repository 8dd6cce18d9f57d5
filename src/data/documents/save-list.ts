import { useEffect } from 'react';
import { appPrefix } from '../../../sw/contract/contract';
import type { FileValue } from '../../schemas/base';
import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import { isNetworkFailure } from '../api/network-state';
import { runExclusive } from '../../browser/run-exclusive';
import { isDocumentSaved, saveDocument, whySaveFailed, type SaveFailure } from './saves';
import { isOfTheDevice } from './types';
import {
  deleteQueue,
  readInterrupted,
  readQueue,
  writeQueue,
  type Queue,
  type QueuedDocument,
} from './list-queues';

export type { QueuedDocument };

/** Progress of saving a list: all its documents, those on the device, and those that failed. */
export interface ListProgress {
  all: number;
  saved: number;
  failed: readonly QueuedDocument[];
}

/**
 * `idle`: not started, or complete. `saving`: `current` is being fetched. `interrupted`: the app was closed
 * or the network failed; the rest is stored in the queue. `stopped`: the device is full or cannot store
 * documents. `elsewhere`: another tab is saving. `ended`: complete, though some documents may have failed.
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

/** The state of saving a list, also from earlier visits; `unknown` on the server and until the device responds. */
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

/** Runs at each visit of the page: another tab may have continued since. */
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
 * Saves the documents of a list one after the other and skips those on the device. The queue is stored until
 * the last one. Never rejects: `useListSave` has the outcome.
 */
export async function saveList(name: string, documents: readonly QueuedDocument[]): Promise<void> {
  await run(name, { name, all: documents.length, left: [...documents], failed: [] });
}

/** Resumes a list, and retries documents that failed. Does nothing if none are left. */
export async function resumeList(name: string): Promise<void> {
  const queue = await readQueue(name);
  if (!queue) return show(name, idle);
  const left = [...queue.left, ...queue.failed].map(ofAnyVersion);
  await run(name, { ...queue, left, failed: [], obstacle: undefined });
}

/** The server may have another version by now. The renewal replaces one that is not the one that the list names. */
const ofAnyVersion = ({ file: { url, type }, ...about }: QueuedDocument): QueuedDocument => ({
  file: { url, ...(type !== undefined && { type }) },
  ...about,
});

/** Resumes every interrupted list, one after the other. Call it at the start and when the network returns. */
export async function resumeLists(): Promise<void> {
  for (const { name } of await readInterrupted()) await resumeList(name);
}

/** Cancels saving: saved documents stay, and the queue is deleted. */
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

const lockOf = (name: string) => `${appPrefix}-section-${name}`;

/** Another tab is saving: its lock is released when it ends, and then the stored queue has the progress. */
function waitForOther(name: string, queue: Queue) {
  show(name, { is: 'elsewhere', ...progressOf(queue) });
  const lookAgain = async () => {
    await navigator.locks.request(lockOf(name), () => undefined);
    const left = await readQueue(name);
    show(name, left ? remembered(left) : idle);
  };
  lookAgain().catch((error: unknown) => console.warn(error));
}

/** One failed connection may be the document's fault; this many in a row are the network's. */
const maxNetworkFailures = 2;

async function work(queue: Queue, signal: AbortSignal): Promise<ListSaveState> {
  let networkFailures: QueuedDocument[] = [];
  await writeQueue(queue);
  for (let next = queue.left[0]; next && !signal.aborted; next = queue.left[0]) {
    const outcome = await save(queue, next, signal);
    if (signal.aborted) break;
    queue.left.shift();
    // The user cancelled this document alone, with its own button.
    if (outcome === 'not-wanted') queue.all -= 1;
    const failure = outcome === 'saved' || outcome === 'not-wanted' ? undefined : outcome;
    if (failure && isOfTheDevice(failure)) {
      queue.left.unshift(next);
      queue.obstacle = failure;
      await writeQueue(queue);
      return remembered(queue);
    }
    if (failure) queue.failed = [...queue.failed, next];
    networkFailures = failure && isNetworkFailure(failure) ? [...networkFailures, next] : [];
    if (
      networkFailures.length === maxNetworkFailures ||
      (networkFailures.length > 0 && queue.left.length === 0)
    ) {
      queue.failed = queue.failed.filter((document) => !networkFailures.includes(document));
      queue.left.unshift(...networkFailures);
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
  { file, ...about }: QueuedDocument,
  signal: AbortSignal,
): Promise<SaveFailure | 'saved' | 'not-wanted'> {
  show(queue.name, { is: 'saving', current: file, ...progressOf(queue) });
  if (await isDocumentSaved(file.url)) return 'saved';
  if (await saveDocument(file, { ...about, isNamedByList: true }, signal)) return 'saved';
  return whySaveFailed(file.url) ?? 'not-wanted';
}
