import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { captchaSiteKey, needsCaptcha } from '../../data/outbox/deliver';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { deleteMessage, type OutboxMessage } from '../../data/outbox/outbox';
import { sendStored } from '../../data/outbox/sender';
import { ageWords } from '../../words/common';
import { formWords, refusalSentence } from '../../words/forms/forms';
import { fieldLabel, outboxWords } from '../../words/forms/outbox';
import { Button } from '../ui/button';
import { Captcha, type CaptchaState } from './captcha';
import { CardBody } from '../ui/card';
import { showSuccess } from './form-toast';
import { Icon } from '../ui/icon';
import { showToast } from '../toasts/toasts';
import { useNow } from '../../browser/clock';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';
import { palette } from '../../theme/tokens';

const Correction = lazy(() => import('./correction'));
const EmailOffer = lazy(() => import('./email-offer'));

/** Failures after which an e-mail is offered: the first may be the sign-in page of a Wi-Fi. */
const manyFailures = 2;

const Small = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
});
const State = styled('p', { shouldForwardProp: (name) => name !== 'isRefused' })<{ isRefused: boolean }>(
  ({ isRefused }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    fontWeight: 600,
    color: isRefused ? palette.error.main : palette.warning.main,
  }),
);
/** Clamped to three lines; the text of a damaged message is shown in full, so that the user can copy it. */
const Text = styled('p', { shouldForwardProp: (name) => name !== 'isWhole' })<{ isWhole: boolean }>(
  ({ isWhole }) => ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: isWhole ? 'none' : 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: isWhole ? 'pre-line' : undefined,
    margin: 0,
  }),
);
const FieldError = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface Props {
  message: OutboxMessage;
  isCorrected: boolean;
  /** Opens the correction of the message with this id. */
  onCorrect: (id: string) => void;
}

/** One message of the outbox: its text, why it was not sent, and its actions. */
export function OutboxEntry({ message, isCorrected, onCorrect }: Props) {
  const { id, form, fields, writtenAt } = message;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const now = useNow();
  const isDamaged = message.state === 'damaged';
  const text = isDamaged ? Object.values(fields).join('\n') : (fields['message'] ?? fields['email'] ?? '');

  const isStuck = message.state !== 'waiting' || !formsEndpoint();
  // While the correction is being sent, its message is waiting.
  const isOpen = isCorrected && message.state === 'refused';
  const errors = message.state === 'refused' ? Object.entries(message.errors ?? {}) : [];

  async function send(captcha?: string) {
    setSending(true);
    const outcome = await sendStored(id, captcha).finally(() => {
      setSending(false);
      setAsking(false);
    });
    if (outcome?.is === 'sent') showSuccess(outboxWords.sentLater);
    else if (outcome?.is === 'waiting') showToast(formWords.waits[outcome.because]);
    // Its entry goes on waiting, and gives no reason.
    else if (outcome?.is === 'refused' && outcome.reason === 'captcha')
      showToast(refusalSentence(outcome.reason));
  }

  function onSend() {
    if (isSending) return;
    if (needsCaptcha(form)) setAsking(true);
    else void send();
  }

  function onDelete() {
    if (confirm(outboxWords.deleteSure)) void deleteMessage(id);
  }

  return (
    <CardBody>
      <Typography variant="h3">{outboxWords.formNames[form]}</Typography>
      <Text dir="auto" isWhole={isDamaged}>
        {text}
      </Text>
      {now !== undefined && writtenAt > 0 && <Small>{outboxWords.writtenAt(ageWords(writtenAt, now))}</Small>}
      <State isRefused={isStuck} role="status">
        <Icon name={isStuck ? 'warning' : 'clock'} />
        <span dir="auto">{stateSentence(message)}</span>
      </State>
      {!isOpen &&
        errors.map(([name, reason]) => (
          <FieldError key={name} dir="auto">
            {outboxWords.fieldError({ field: fieldLabel(name), reason: refusalSentence(reason) })}
          </FieldError>
        ))}
      {isAsking && <CaptchaForSending onSolved={(response) => void send(response)} />}
      <Suspense>
        {isOpen && <Correction message={message} onRefused={onCorrect} />}
        {isEmailOffered(message) && <EmailOffer form={form} fields={fields} />}
      </Suspense>
      <Actions>
        {message.state === 'refused' && !isOpen && (
          <Button variant="contained" onClick={() => onCorrect(id)}>
            {outboxWords.correct}
            <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
          </Button>
        )}
        {!isDamaged && !isOpen && formsEndpoint() && (
          <Button variant="outlined" aria-disabled={isSending} onClick={onSend}>
            <span>{isSending ? formWords.sending : outboxWords.sendNow}</span>
            <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
          </Button>
        )}
        <Button color="error" onClick={onDelete}>
          {outboxWords.delete}
          <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
        </Button>
      </Actions>
    </CardBody>
  );
}

const takesNone = ({ state }: OutboxMessage) => state === 'no-receiver' || !formsEndpoint();

const hasFailedOften = (message: OutboxMessage) =>
  message.state === 'waiting' && (message.failures ?? 0) >= manyFailures;

const isEmailOffered = (message: OutboxMessage) =>
  message.state !== 'damaged' && (takesNone(message) || hasFailedOften(message));

function stateSentence(message: OutboxMessage): string {
  if (message.state === 'damaged')
    return Object.keys(message.fields).length > 0 ? outboxWords.damaged : outboxWords.unreadable;
  if (takesNone(message)) return outboxWords.takesNoneStored;
  if (message.state === 'refused') return outboxWords.refusedBecause(refusalSentence(message.reason));
  if (hasFailedOften(message)) return outboxWords.failedOften;
  return needsCaptcha(message.form) ? outboxWords.waitingForCaptcha : outboxWords.waiting;
}

/** Sends as soon as the captcha is solved: a response token expires after two minutes. */
function CaptchaForSending({ onSolved }: { onSolved: (response: string) => void }) {
  const [onChange] = useState(
    () => (state: CaptchaState) => state.is === 'solved' && onSolved(state.response),
  );
  return <Captcha siteKey={captchaSiteKey()} onChange={onChange} />;
}
