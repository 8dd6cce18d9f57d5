import { useEffect, useState } from 'react';
import { createSignal } from '../../browser/signal';
import { toMessage, type OutboxMessage } from './message';
import { deleteRow, readEntries, readRow, writeRow } from '../device/rows';

export type { OutboxMessage };

const prefix = 'outbox/';
const keyOf = (id: string) => prefix + id;

/** What this tab saw off: never sent again, also where the device did not delete its row. */
const gone = new Set<string>();

const { subscribe, tell } = createSignal();
let channel: BroadcastChannel | undefined;

/** Between the tabs: somebody changed the outbox. Undefined where the browser has no way between them. */
function tabs(): BroadcastChannel | undefined {
  if (channel || !('BroadcastChannel' in globalThis)) return channel;
  channel = new BroadcastChannel('ngo-outbox');
  channel.onmessage = tell;
  return channel;
}

/** Never throws: what is kept is kept, also where nobody hears of it. */
function announce() {
  try {
    tell();
    tabs()?.postMessage('changed');
  } catch (error) {
    console.warn(`Nobody heard that the outbox changed: ${String(error)}`);
  }
}

/** Writes a message to the device, in place of one with the same id; false where the device cannot keep it. */
export async function writeMessage(message: OutboxMessage): Promise<boolean> {
  gone.delete(message.id);
  const isKept = await writeRow(keyOf(message.id), message);
  announce();
  return isKept;
}

/** The message with this id, if it still waits, was refused or is damaged. */
export async function readMessage(id: string): Promise<OutboxMessage | undefined> {
  const row = gone.has(id) ? undefined : await readRow<unknown>(keyOf(id));
  return row === undefined ? undefined : toMessage(id, row);
}

/** Takes a message out of the outbox: it was accepted, or its writer deleted it. */
export async function deleteMessage(id: string): Promise<void> {
  gone.add(id);
  await deleteRow(keyOf(id));
  announce();
}

/** Notes the server's reason. A message that was deleted in the meantime stays deleted. */
export async function markRefused(id: string, reason: string): Promise<void> {
  const message = await readMessage(id);
  if (message) await writeMessage({ ...message, state: 'refused', reason });
}

/** All that has not reached the server, oldest first. */
export async function readOutbox(): Promise<OutboxMessage[]> {
  const messages = (await readEntries(prefix)).map(([key, row]) => toMessage(key.slice(prefix.length), row));
  return messages.filter(({ id }) => !gone.has(id)).sort((one, other) => one.writtenAt - other.writtenAt);
}

/** Calls back after each change of the outbox, in this tab or another. Returns the function that stops it. */
export function watchOutbox(listener: () => void): () => void {
  tabs();
  return subscribe(listener);
}

/** The outbox as it stands; empty on a server and before the device answered. */
export function useOutbox(): readonly OutboxMessage[] {
  const [messages, setMessages] = useState<readonly OutboxMessage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readOutbox().then((found) => isCurrent && setMessages(found));
    read();
    const unfollow = watchOutbox(read);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, []);
  return messages;
}
