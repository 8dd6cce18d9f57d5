import type { FormName, Message } from './deliver';

/**
 * A message that the server does not have yet; `refused` has the server's reason. `damaged`: the stored row
 * is too incomplete to send; `fields` has what can still be read.
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

/** The maximum time (ms since 1970) of a `Date`. */
const lastTime = 8.64e15;

/**
 * Converts a stored row to a message, however damaged the row is: no message disappears silently, and none
 * blocks those behind it. An invalid date becomes 0.
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

/** The readable fields, by name. */
function textsOf(value: unknown): Record<string, string> {
  if (typeof value === 'string') return { message: value };
  const texts = Object.entries(propertiesOf(value)).flatMap(([name, text]) =>
    typeof text === 'string' || typeof text === 'number' ? [[name, String(text)]] : [],
  );
  return Object.fromEntries(texts) as Record<string, string>;
}
