import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../data/outbox/deliver';
import { useSettings } from '../../data/lists/use-settings';
import { messages as emailWords } from 'virtual:messages/email-offer';
import { Button } from '../ui/button';
import { palette, textField } from '../../theme/tokens';
import { firstEmail } from './first-email';
import { withoutIsolates } from '../../format/bidi';
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

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Small = styled('p')({ margin: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' });
const Text = styled('textarea')({
  ...textField,
  width: '100%',
  minHeight: 144,
  padding: 12,
  backgroundColor: palette.background.paper,
});

const outcomes = { none: '', copied: emailWords.copied, failed: emailWords.notCopied };

interface Props {
  form: Message['form'];
  fields: Message['fields'];
  /** Moves the focus to the first action, because the user has asked for it. */
  takesFocus?: boolean;
}

/** A message as a link to the user's mail program, with a button that copies its text. */
export default function EmailOffer({ form, fields, takesFocus = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [copy, setCopy] = useState<'none' | 'copied' | 'failed'>('none');
  const address = firstEmail(useSettings().email);
  const text = emailText(fields);
  const whole = emailLink(address, form, text);
  const link = whole ?? emailLink(address, form);

  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [takesFocus, fields]);

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopy('copied');
    } catch (error) {
      console.warn(`The text was not copied: ${String(error)}`);
      setCopy('failed');
    }
  }

  return (
    <Place ref={place} role="group" aria-label={emailWords.offer}>
      {address && !whole && <Small>{emailWords.tooLong}</Small>}
      <Actions>
        {address && (
          <Button variant="outlined" component="a" href={link}>
            {whole ? emailWords.open : emailWords.openEmpty}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void onCopy()}>
          {emailWords.copy}
        </Button>
      </Actions>
      <Small>{address ? emailWords.goesTo(address) : emailWords.noAddress}</Small>
      <Small role="status">{outcomes[copy]}</Small>
      {copy === 'failed' && (
        <Text
          readOnly
          dir="auto"
          aria-label={emailWords.text}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Place>
  );
}
