import type { ReceivedMessage } from '../check-message.ts';

/** A message as it leaves the queue. */
export interface QueuedMessage extends ReceivedMessage {
  receivedAt: Date;
}

/** An address without quotes, comments and groups, which every mail program reads alike. */
export const plainAddress = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/;

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Without halves of pairs, which no encoding has. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** One line for a header or a heading. */
const lineOf = (text: string, most: number) =>
  [...wellFormed(text).replace(controls, ' ').trim()].slice(0, most).join('');

/** Lines of a body, without control characters but line feeds and tabs. */
const textOf = (text: string) =>
  wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

const namesOf = ({ name, firstName, lastName }: Record<string, string>) =>
  lineOf(name ?? [firstName, lastName].filter(Boolean).join(' '), 60);

/** The mail that brings a message to the organisation. Nothing of the sender gets into a header but by its meaning. */
export function composeMail(message: QueuedMessage, from: string, to: readonly string[]) {
  const { id, form, sentAt, receivedAt, fields } = message;
  const email = (fields.email ?? '').trim();
  const name = namesOf(fields);
  const parts = Object.entries(fields).map(([field, text]) => {
    const value = textOf(text);
    return value.includes('\n') ? `${lineOf(field, 60)}:\n${value}` : `${lineOf(field, 60)}: ${value}`;
  });
  return {
    from,
    to: [...to],
    ...(plainAddress.test(email) && { replyTo: { name, address: email } }),
    subject: `Website, ${form}${name && `: ${name}`}`,
    text: `${parts.join('\n')}\n\nSent: ${lineOf(sentAt, 60)}\nArrived: ${receivedAt.toISOString()}\n`,
    // The same for each attempt: a mail program shows it once.
    messageId: `<${id}@${from.split('@')[1]}>`,
    date: receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
