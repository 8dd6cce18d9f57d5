import styled from '@emotion/styled';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  captchaSiteKey,
  needsCaptcha,
  newMessage,
  type FormName,
  type Message,
} from '../../data/outbox/deliver';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { sendMessage } from '../../data/outbox/sender';
import { formWords } from '../../words/forms';
import { Button } from '../ui/button';
import { Captcha, type CaptchaState } from './captcha';
import { FormNote } from './form-note';
import { showSuccess } from './form-toast';
import { preloadNotices, showNotice } from '../notices/notices';
import { palette } from '../../theme/tokens';

const Fields = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // The last field is wide; a field alone in the row before it takes the whole width.
  '& > :nth-last-of-type(2):nth-of-type(odd)': { gridColumn: '1 / -1' },
});
const Place = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 16,
  '@media print': { display: 'none' },
});
const Trouble = styled('p')({
  margin: 0,
  color: palette.error.main,
  '&:empty': { display: 'none' },
});
const Submit = styled(Button)({ alignSelf: 'flex-start' });

interface Props {
  form: FormName;
  /** The success message. */
  thanks: string;
  submit: string;
  label: string;
  children: ReactNode;
}

/**
 * A form with native validation. A message is sent, or queued in the outbox and sent later; a refused message stays in the
 * fields. Without an endpoint the form is only reset.
 */
export function Form({ form, thanks, submit, label, children }: Props) {
  const [trouble, setTrouble] = useState('');
  const [isSending, setSending] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>({ is: 'loading' });
  const [round, setRound] = useState(0);
  /** The last message that was not accepted. An unchanged retry keeps its id, so that the server can detect a duplicate. */
  const unaccepted = useRef<Message>(undefined);

  async function send(element: HTMLFormElement, fields: Message['fields']) {
    const before = unaccepted.current;
    const isSame = before && JSON.stringify(before.fields) === JSON.stringify(fields);
    const message = isSame ? before : newMessage(form, fields);
    const answer = captcha.is === 'answered' ? captcha.response : undefined;
    setSending(true);
    const replaces = isSame ? undefined : before?.id;
    // Unlock the fields even if sending throws.
    const outcome = await sendMessage(message, { captcha: answer, replaces }).finally(() =>
      setSending(false),
    );
    // A captcha response can be used once.
    setCaptcha({ is: 'loading' });
    setRound((last) => last + 1);
    if (outcome.is === 'refused' || outcome.is === 'lost') {
      unaccepted.current = message;
      setTrouble(
        outcome.is === 'refused' ? formWords.refused(outcome.reason) : formWords.lost[outcome.because],
      );
      return;
    }
    unaccepted.current = undefined;
    element.reset();
    if (outcome.is === 'sent') showSuccess(thanks);
    else showNotice(formWords.waits[outcome.because]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    setTrouble('');
    if (!formsEndpoint()) {
      element.reset();
      showSuccess(thanks);
      return;
    }
    const fields = readFields(element);
    if (Object.values(fields).every((value) => value === '')) return setTrouble(formWords.nothingWritten);
    if (needsCaptcha(form) && (captcha.is === 'asked' || captcha.is === 'loading'))
      return setTrouble(formWords.captchaFirst);
    void send(element, fields);
  }

  return (
    // Before hydration a native submit would put the fields into the URL; `dialog` prevents that.
    <Place method="dialog" aria-label={label} onSubmit={onSubmit} onFocus={preloadNotices}>
      <Fields disabled={isSending}>{children}</Fields>
      {needsCaptcha(form) && <Captcha key={round} siteKey={captchaSiteKey()} onChange={setCaptcha} />}
      <Trouble role="alert">{trouble}</Trouble>
      <Submit type="submit" variant="contained" aria-disabled={isSending}>
        {isSending ? formWords.sending : submit}
      </Submit>
      <FormNote />
    </Place>
  );
}

/** The trimmed values by field name. */
function readFields(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(entries);
}
