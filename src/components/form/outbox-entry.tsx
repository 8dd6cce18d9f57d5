import styled from '@emotion/styled';
import { useState } from 'react';
import { captchaSiteKey, needsCaptcha } from '../../data/outbox/deliver';
import { deleteMessage, type OutboxMessage } from '../../data/outbox/outbox';
import { sendStored } from '../../data/outbox/sender';
import { ageWords } from '../../words/common';
import { formWords } from '../../words/forms';
import { Button } from '../ui/button';
import { Captcha, type CaptchaState } from './captcha';
import { CardBody } from '../ui/card';
import { showSuccess } from './form-toast';
import { Icon } from '../ui/icon';
import { showNotice } from '../notices/notices';
import { useNow } from '../../browser/clock';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';
import { palette } from '../../theme/tokens';

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
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** One message of the outbox: its text, why it was not sent, and its actions. */
export function OutboxEntry({ message }: { message: OutboxMessage }) {
  const { id, form, fields, writtenAt } = message;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const now = useNow();
  const isDamaged = message.state === 'damaged';
  const text = isDamaged ? Object.values(fields).join('\n') : (fields['message'] ?? fields['email'] ?? '');

  const isStuck = message.state !== 'waiting';

  async function send(captcha?: string) {
    setSending(true);
    const outcome = await sendStored(id, captcha).finally(() => {
      setSending(false);
      setAsking(false);
    });
    if (outcome?.is === 'sent') showSuccess(formWords.sentLater);
    else if (outcome?.is === 'waiting') showNotice(formWords.waits[outcome.because]);
  }

  function onSend() {
    if (isSending) return;
    if (needsCaptcha(form)) setAsking(true);
    else void send();
  }

  function onDelete() {
    if (confirm(formWords.deleteSure)) void deleteMessage(id);
  }

  return (
    <CardBody>
      <Typography variant="h3">{formWords.formNames[form]}</Typography>
      <Text dir="auto" isWhole={isDamaged}>
        {text}
      </Text>
      {now !== undefined && writtenAt > 0 && <Small>{formWords.writtenAt(ageWords(writtenAt, now))}</Small>}
      <State isRefused={isStuck} role="status">
        <Icon name={isStuck ? 'warning' : 'clock'} />
        <span dir="auto">{stateSentence(message)}</span>
      </State>
      {isAsking && <CaptchaForSending onAnswer={(response) => void send(response)} />}
      <Actions>
        {!isDamaged && (
          <Button variant="outlined" aria-disabled={isSending} onClick={onSend}>
            {isSending ? formWords.sending : formWords.sendNow}
            <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
          </Button>
        )}
        <Button color="error" onClick={onDelete}>
          {formWords.delete}
          <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
        </Button>
      </Actions>
    </CardBody>
  );
}

function stateSentence(message: OutboxMessage): string {
  if (message.state === 'damaged')
    return Object.keys(message.fields).length > 0 ? formWords.damaged : formWords.unreadable;
  if (message.state === 'refused') return formWords.refusedBecause(message.reason);
  return needsCaptcha(message.form) ? formWords.waitingForCaptcha : formWords.waiting;
}

/** Sends as soon as the captcha is solved: a response token expires after two minutes. */
function CaptchaForSending({ onAnswer }: { onAnswer: (response: string) => void }) {
  const [onChange] = useState(
    () => (state: CaptchaState) => state.is === 'answered' && onAnswer(state.response),
  );
  return <Captcha siteKey={captchaSiteKey()} onChange={onChange} />;
}
