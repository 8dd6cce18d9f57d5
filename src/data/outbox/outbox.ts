import { useEffect, useState } from 'react';
import { appPrefix } from '../../../sw/contract/contract';
import { toMessage, type OutboxMessage, type Stop } from './message';
import { openChannel } from '../../browser/open-channel';
import { outboxChange } from './outbox-change';
import { outboxPrefix as prefix } from '../device/row-keys';
import { deleteRow, readEntries, readRow, writeRow } from '../device/rows';

export type { OutboxMessage };

const keyOf = (id: string) => prefix + id;

/** Messages that this tab removed: never sent again, even if the device did not delete their rows. */
const gone = new Set<string>();

const { subscribe, tell } = outboxChange;
let channel: { open: BroadcastChannel | undefined } | undefined;

/** Broadcasts changes of the outbox to the other tabs. */
function joinTabs(): BroadcastChannel | undefined {
  channel ??= { open: openChannel(`${appPrefix}-outbox`, tell) };
  return channel.open;
}

/** Never throws: the message is stored even if the notification fails. */
function announce() {
  try {
    tell();
    joinTabs()?.postMessage('changed');
  } catch (error) {
    console.warn(`A change of the outbox could not be announced: ${String(error)}`);
  }
}

/** Stores a message and replaces one with the same id. Resolves to false if the device cannot store it. */
export async function writeMessage(message: OutboxMessage): Promise<boolean> {
  gone.delete(message.id);
  const isKept = await writeRow(keyOf(message.id), message);
  announce();
  return isKept;
}

/** The message with this id if it is waiting, refused or damaged. */
export async function readMessage(id: string): Promise<OutboxMessage | undefined> {
  const row = gone.has(id) ? undefined : await readRow<unknown>(keyOf(id));
  return row === undefined ? undefined : toMessage(id, row);
}

/** Removes a message from the outbox, because it was accepted or the user deleted it. */
export async function deleteMessage(id: string): Promise<void> {
  gone.add(id);
  await deleteRow(keyOf(id));
  announce();
}

/** Stops sending a message by itself. One that was deleted in the meantime stays deleted. */
export async function stopMessage(id: string, stop: Stop): Promise<void> {
  const message = await readMessage(id);
  if (!message) return;
  const { form, fields, writtenAt } = message;
  await writeMessage({ id, form, fields, writtenAt, ...stop });
}

/** Counts a failure of a waiting message. */
export async function countFailure(id: string): Promise<void> {
  const message = await readMessage(id);
  if (message?.state === 'waiting') await writeMessage({ ...message, failures: (message.failures ?? 0) + 1 });
}

/** All messages that have not reached the server, oldest first. */
export async function readOutbox(): Promise<OutboxMessage[]> {
  const messages = (await readEntries(prefix)).map(([key, row]) => toMessage(key.slice(prefix.length), row));
  return messages.filter(({ id }) => !gone.has(id)).sort((one, other) => one.writtenAt - other.writtenAt);
}

/** Calls `listener` after each change of the outbox, in this tab or another. Returns a function that stops it. */
export function watchOutbox(listener: () => void): () => void {
  joinTabs();
  return subscribe(listener);
}

/** The present outbox; empty on the server and before the device responds. */
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
