import type { Message } from '../../data/outbox/deliver';
import { withoutIsolates } from '../../format/bidi';
import { messages as emailWords } from 'virtual:messages/email-offer';
import { fieldLabel, outboxWords } from '../../words/forms/outbox';

/**
 * The longest link (characters) that every system hands over to its mail program; Windows cuts longer ones:
 * https://stackoverflow.com/questions/4473959/effective-maximum-mailto-body-lengths
 */
export const maxLinkLength = 2_000;

/** The written fields, a line each. */
export const emailText = (fields: Message['fields']): string =>
  Object.entries(fields)
    .map(([name, value]) => withoutIsolates(emailWords.line({ field: fieldLabel(name), value })))
    .join('\n');

/**
 * A `mailto:` link with the whole text, or undefined if that would be too long. Without a text only the subject is set.
 */
export function emailLink(address: string, form: Message['form'], text = ''): string | undefined {
  const subject = emailWords.subject(outboxWords.formNames[form]);
  // RFC 6068 asks for CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  const body = encode(text.replace(/\r?\n/g, '\r\n'));
  const to = encode(address).replaceAll('%40', '@');
  const link = `mailto:${to}?subject=${encode(subject)}${body && `&body=${body}`}`;
  return link.length <= maxLinkLength ? link : undefined;
}

/** A lone surrogate would throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
