import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  captchaSiteKey,
  needsCaptcha,
  newMessage,
  type FormName,
  type Message,
} from '../../data/outbox/deliver';
import { formsEndpoint } from '../../data/outbox/endpoint';
import type { FieldErrors } from '../../data/outbox/refusal';
import { sendMessage } from '../../data/outbox/sender';
import { useSettings } from '../../data/lists/use-settings';
import { plainDigits } from '../../format/digits';
import { formWords, refusalSentence } from '../../words/forms/forms';
import { Button } from '../ui/button';
import { Sentence } from '../ui/sentence';
import type { Captcha, CaptchaState } from './captcha';
import { useDraft } from './drafts';
import { FieldErrorsContext } from './field';
import { firstEmail } from './first-email';
import { showSuccess } from './form-toast';
import { preloadToasts, showToast } from '../toasts/toasts';
import { palette } from '../../theme/tokens';

const EmailOffer = lazy(() => import('./email-offer'));

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
const Note = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& a': { color: palette.primary.main },
});

const Submit = styled(Button)({ alignSelf: 'flex-start' });

interface Props {
  form: FormName;
  /** Only where the form may need one: the others do not load its code. */
  captcha?: typeof Captcha;
  /** The success message. */
  thanks: string;
  submit: string;
  label: string;
  /** A refused message that the user corrects: it is replaced. */
  earlier?: Message;
  /** The server's sentences about the fields of that message. */
  earlierErrors?: FieldErrors;
  /** Receives the id of a message that was refused. */
  onRefused?: (id: string) => void;
  children: ReactNode;
}

const noErrors: FieldErrors = {};

/**
 * A form with native validation. A message is sent, or queued in the outbox and sent later; a refused message stays in
 * the fields, with the server's sentences. If the site takes no messages, it is offered as an e-mail.
 */
export function Form({
  form,
  captcha: Check,
  thanks,
  submit,
  label,
  earlier,
  earlierErrors,
  onRefused,
  children,
}: Props) {
  const place = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState('');
  const [errors, setErrors] = useState(earlierErrors ?? noErrors);
  const [offered, setOffered] = useState<Message['fields']>();
  const [isSending, setSending] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState>({ is: 'loading' });
  const [round, setRound] = useState(0);
  /**
   * The last message that was not accepted. An unchanged retry keeps its id, so that the server can detect a duplicate.
   */
  const unaccepted = useRef<Message>(earlier);

  const isCorrection = earlier !== undefined;
  useDraft(place, earlier ? `${form} ${earlier.id}` : form, isSending);
  useEffect(() => {
    if (errors === noErrors) return;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid]') ?? (isCorrection ? find('input, textarea') : undefined))?.focus();
  }, [errors, isCorrection]);

  async function send(element: HTMLFormElement, fields: Message['fields']) {
    const before = unaccepted.current;
    const isSame = before && JSON.stringify(before.fields) === JSON.stringify(fields);
    const message = isSame ? before : newMessage(form, fields);
    const token = captcha.is === 'solved' ? captcha.response : undefined;
    setSending(true);
    // The fields are locked meanwhile, and one of them may have the focus.
    element.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    const replaces = isSame ? undefined : before?.id;
    // Unlock the fields even if sending throws.
    const outcome = await sendMessage(message, { captcha: token, replaces }).finally(() => setSending(false));
    // A captcha response can be used once.
    setCaptcha({ is: 'loading' });
    setRound((last) => last + 1);
    unaccepted.current = message;
    switch (outcome.is) {
      case 'refused':
        setTrouble(formWords.refused(refusalSentence(outcome.reason)));
        setErrors(outcome.errors);
        return onRefused?.(message.id);
      case 'no-receiver':
        setTrouble(formWords.noReceiver);
        return setOffered(fields);
      case 'lost':
        return setTrouble(formWords.lost[outcome.because]);
      default:
        unaccepted.current = undefined;
        element.reset();
        if (outcome.is === 'sent') showSuccess(thanks);
        else showToast(formWords.waits[outcome.because]);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    forget();
    setErrors(noErrors);
    const fields = readFields(element);
    if (Object.values(fields).every((value) => value === '')) return setTrouble(formWords.nothingWritten);
    if (!formsEndpoint()) return setOffered(fields);
    if (needsCaptcha(form) && (captcha.is === 'asked' || captcha.is === 'loading'))
      return setTrouble(formWords.captchaFirst);
    void send(element, fields);
  }

  function forget() {
    setTrouble('');
    setOffered(undefined);
  }

  return (
    // Before hydration a native submit would put the fields into the URL; `dialog` prevents that.
    <Place
      ref={place}
      method="dialog"
      aria-label={label}
      onSubmit={onSubmit}
      onFocus={preloadToasts}
      // The offered e-mail no longer equals the fields.
      onInput={offered && forget}
    >
      <FieldErrorsContext value={errors}>
        <Fields disabled={isSending}>{children}</Fields>
      </FieldErrorsContext>
      {Check && needsCaptcha(form) && <Check key={round} siteKey={captchaSiteKey()} onChange={setCaptcha} />}
      <Trouble role="alert">{trouble}</Trouble>
      <Submit type="submit" variant="contained" aria-disabled={isSending}>
        {isSending ? formWords.sending : formsEndpoint() ? submit : formWords.writeEmail}
      </Submit>
      {offered && (
        <Suspense>
          <EmailOffer form={form} fields={offered} takesFocus />
        </Suspense>
      )}
      <FormNote />
    </Place>
  );
}

/** The trimmed values by field name. A phone number has the digits that every server knows. */
function readFields(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)].map(([name, value]) => {
    const text = String(value).trim();
    return [name, name === 'phone' ? plainDigits(text) : text];
  });
  return Object.fromEntries(entries);
}

/** Without a form endpoint: tells the user that the site takes no messages, and that they become e-mails. */
export function FormNote() {
  const address = firstEmail(useSettings().email);
  if (formsEndpoint()) return null;
  return (
    <Note>
      <span>{formWords.takesNone}</span>
      {address && (
        <>
          <span> </span>
          <Sentence of={formWords.becomesEmail}>
            <a href={`mailto:${address}`}>{address}</a>
          </Sentence>
        </>
      )}
    </Note>
  );
}
