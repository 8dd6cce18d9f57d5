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
  // Without a neighbour before the wide last one, a field takes the whole width.
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
  /** What the toast says of a success. */
  thanks: string;
  submit: string;
  label: string;
  children: ReactNode;
}

/**
 * A form whose fields the browser checks. What is written is sent, or kept on the phone and sent later; what was
 * refused stays in the fields. Without an endpoint it is only reset.
 */
export function Form({ form, thanks, submit, label, children }: Props) {
  const [trouble, setTrouble] = useState('');
  const [isSending, setSending] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>({ is: 'loading' });
  const [round, setRound] = useState(0);
  /** What was not accepted: sent again as it is it keeps its id, so that the server can tell a repeat. */
  const unaccepted = useRef<Message>(undefined);

  async function send(element: HTMLFormElement, fields: Message['fields']) {
    const before = unaccepted.current;
    const isSame = before && JSON.stringify(before.fields) === JSON.stringify(fields);
    const message = isSame ? before : newMessage(form, fields);
    const answer = captcha.is === 'answered' ? captcha.response : undefined;
    setSending(true);
    const replaces = isSame ? undefined : before?.id;
    // Whatever happens, the fields are not locked for ever.
    const outcome = await sendMessage(message, { captcha: answer, replaces }).finally(() =>
      setSending(false),
    );
    // The answer of a captcha counts once.
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
    // Before the app has come a browser would put what was written into the address; `dialog` makes it do nothing.
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

/** What was written, by the names of the fields. */
function readFields(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(entries);
}
