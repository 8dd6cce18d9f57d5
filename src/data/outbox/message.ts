import { isTime } from '../../../sw/contract/mark';
import type { FormName, Message } from './deliver';
import type { FieldErrors } from './refusal';

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
