import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../data/outbox/deliver';
import { useSettings } from '../../data/lists/use-settings';
import { messages as emailWords } from 'virtual:messages/email-offer';
import { Button } from '../ui/button';
import { palette, textField } from '../../theme/tokens';
import { emailLink, emailText } from './email-link';
import { firstEmail } from './first-email';

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
