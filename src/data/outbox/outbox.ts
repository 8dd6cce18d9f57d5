import { useEffect, useState } from 'react';
import { appPrefix } from '../../../sw/contract/contract';
import { openChannel } from '../../browser/open-channel';
import { outboxChange } from './outbox-change';
import { outboxPrefix as prefix } from '../device/row-keys';
import { deleteRow, readEntries, readRow, writeRow } from '../device/rows';
import { isTime } from '../../../sw/contract/mark';
import type { FormName, Message } from './deliver';
import type { FieldErrors } from './refusal';

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

/** Why a message is not sent again by itself. */
export type Stop = { state: 'refused'; reason: string; errors?: FieldErrors } | { state: 'no-receiver' };

/**
 * A message that the server does not have yet. `waiting`: `failures` counts the answers that were not the
 * server's own, or an error of it. `refused` has the server's reasons. `no-receiver`: the site takes no
 * messages. `damaged`: the stored row is too incomplete to send; `fields` has what can still be read.
 */
export type OutboxMessage = Message & ({ state: 'waiting'; failures?: number } | Stop | { state: 'damaged' });

const forms: Readonly<Record<FormName, true>> = {
  contact: true,
  consultation: true,
  subscribe: true,
  newsletter: true,
};

const isForm = (value: unknown): value is FormName =>
  typeof value === 'string' && Object.hasOwn(forms, value);

/**
 * Converts a stored row to a message, however damaged the row is: no message disappears silently, and none
 * blocks those behind it. An invalid date becomes 0.
 */
export function toMessage(id: string, row: unknown): OutboxMessage {
  const { form, fields, writtenAt, state, reason, errors, failures } = propertiesOf(row);
  const message: Message = {
    id,
    form: isForm(form) ? form : 'contact',
    fields: textsOf(fields ?? row),
    writtenAt: isTime(writtenAt) ? writtenAt : 0,
  };
  if (!isForm(form) || propertiesOf(fields) !== fields || !Object.values(message.fields).some(Boolean)) {
    return { ...message, state: 'damaged' };
  }
  if (state === 'no-receiver') return { ...message, state };
  if (state === 'refused')
    return {
      ...message,
      state,
      reason: typeof reason === 'string' ? reason : '',
      ...(errors !== undefined && { errors: textsOf(propertiesOf(errors)) }),
    };
  return { ...message, state: 'waiting', ...(typeof failures === 'number' && { failures }) };
}

const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The readable fields, by name. */
function textsOf(value: unknown): Record<string, string> {
  if (typeof value === 'string') return { message: value };
  const texts = Object.entries(propertiesOf(value)).flatMap(([name, text]) =>
    typeof text === 'string' || typeof text === 'number' ? [[name, String(text)]] : [],
  );
  return Object.fromEntries(texts) as Record<string, string>;
}
