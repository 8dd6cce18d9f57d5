import { useEffect, useState } from 'react';
import type { Message } from './forms';
import { deleteRow, readRow, readRows, writeRow } from './store';

/** A message that the server does not have yet; `refused` carries the server's reason. */
export type OutboxMessage = Message & ({ state: 'waiting' } | { state: 'refused'; reason: string });

const prefix = 'outbox/';
const keyOf = (id: string) => prefix + id;

/** What this tab saw off: never sent again, also where the device did not delete its row. */
const gone = new Set<string>();

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** Between the tabs: somebody changed the outbox. */
function tabs(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('ngo-outbox');
    channel.onmessage = tellListeners;
  }
  return channel;
}

function tellListeners() {
  for (const listener of listeners) listener();
}

function announce() {
  tellListeners();
  tabs().postMessage('changed');
}

/** Writes a message to the device, in place of one with the same id; false where the device cannot keep it. */
export async function keepMessage(message: OutboxMessage): Promise<boolean> {
  gone.delete(message.id);
  const isKept = await writeRow(keyOf(message.id), message);
  announce();
  return isKept;
}

/** The message with this id, if it still waits or was refused. */
export const readMessage = async (id: string): Promise<OutboxMessage | undefined> =>
  gone.has(id) ? undefined : readRow<OutboxMessage>(keyOf(id));

/** Takes a message out of the outbox: it was accepted, or its writer deleted it. */
export async function forgetMessage(id: string): Promise<void> {
  gone.add(id);
  await deleteRow(keyOf(id));
  announce();
}

/** Notes the server's reason. A message that was deleted in the meantime stays deleted. */
export async function markRefused(id: string, reason: string): Promise<void> {
  const message = await readMessage(id);
  if (message) await keepMessage({ ...message, state: 'refused', reason });
}

/** All that has not reached the server, oldest first. */
export async function readOutbox(): Promise<OutboxMessage[]> {
  const messages = await readRows<OutboxMessage>(prefix);
  return messages.filter(({ id }) => !gone.has(id)).sort((one, other) => one.writtenAt - other.writtenAt);
}

/** Calls back after each change of the outbox, in this tab or another. Returns the function that stops it. */
export function followOutbox(listener: () => void): () => void {
  listeners.add(listener);
  tabs();
  return () => listeners.delete(listener);
}

/** The outbox as it stands; empty on a server and before the device answered. */
export function useOutbox(): readonly OutboxMessage[] {
  const [messages, setMessages] = useState<readonly OutboxMessage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readOutbox().then((found) => isCurrent && setMessages(found));
    read();
    const unfollow = followOutbox(read);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, []);
  return messages;
}
