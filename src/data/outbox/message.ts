import type { FormName, Message } from './deliver';

/**
 * A message that the server does not have yet; `refused` carries the server's reason. `damaged`: the device holds too
 * little of it for sending; its fields are what can still be read.
 */
export type OutboxMessage = Message &
  ({ state: 'waiting' } | { state: 'refused'; reason: string } | { state: 'damaged' });

const forms: Readonly<Record<FormName, true>> = {
  contact: true,
  consultation: true,
  subscribe: true,
  newsletter: true,
};

const isForm = (value: unknown): value is FormName =>
  typeof value === 'string' && Object.hasOwn(forms, value);

/** The largest time (ms since 1970) that a `Date` holds. */
const lastTime = 8.64e15;

/**
 * The message that a row of the device is, however damaged the row is: nothing of it is lost without a word, and none
 * keeps those behind it from being sent. A date that cannot be one is 0.
 */
export function toMessage(id: string, row: unknown): OutboxMessage {
  const { form, fields, writtenAt, state, reason } = propertiesOf(row);
  const message: Message = {
    id,
    form: isForm(form) ? form : 'contact',
    fields: textsOf(fields ?? row),
    writtenAt: typeof writtenAt === 'number' && writtenAt > 0 && writtenAt <= lastTime ? writtenAt : 0,
  };
  if (!isForm(form) || propertiesOf(fields) !== fields || !Object.values(message.fields).some(Boolean)) {
    return { ...message, state: 'damaged' };
  }
  if (state !== 'refused') return { ...message, state: 'waiting' };
  return { ...message, state, reason: typeof reason === 'string' ? reason : '' };
}

const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** What can be read of the fields, by their names. */
function textsOf(value: unknown): Record<string, string> {
  if (typeof value === 'string') return { message: value };
  const texts = Object.entries(propertiesOf(value)).flatMap(([name, text]) =>
    typeof text === 'string' || typeof text === 'number' ? [[name, String(text)]] : [],
  );
  return Object.fromEntries(texts) as Record<string, string>;
}
