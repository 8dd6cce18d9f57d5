import type { ReceivedMessage } from '../check-message.ts';
import { confirmPath, leavePath } from '../subscribers/pages.ts';
import words from '../words.json' with { type: 'json' };

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

interface Confirmation {
  id: string;
  from: string;
  to: string;
  token: string;
  /** The origin at which browsers reach the receiver. */
  publicUrl: string;
}

/** The mail that asks whether an address wants our news. Its language is not known: it has all of ours. */
export function composeConfirmation({ id, from, to, token, publicUrl }: Confirmation) {
  const confirm = `${publicUrl}${confirmPath}?token=${token}`;
  const leave = `${publicUrl}${leavePath}?token=${token}`;
  const texts = Object.values(words).map(
    ({ mailAsked, mailElse, mailLeave }) =>
      `${mailAsked}\n${confirm}\n\n${mailElse}\n\n${mailLeave}\n${leave}\n`,
  );
  return {
    from,
    to: [{ name: '', address: to }],
    subject: Object.values(words)
      .map(({ confirmTitle }) => confirmTitle)
      .join(' · '),
    text: texts.join('\n· · ·\n\n'),
    messageId: `<confirm-${id}@${from.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
