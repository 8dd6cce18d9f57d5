import { appPrefix } from '../../../sw/contract/contract';
import { CallError, failureKind, type FailureKind } from '../api/call-error';
import { deliver, needsCaptcha, type Message } from './deliver';
import {
  watchOutbox,
  countFailure,
  deleteMessage,
  writeMessage,
  readMessage,
  readOutbox,
  stopMessage,
} from './outbox';
import { NoReceiverError, RefusedError, type FieldErrors } from './refusal';
import { firstPause, longerPause } from '../../browser/wait-for-retry';
import { runExclusive } from '../../browser/run-exclusive';

/** Why a message stays on the device: a failure, an unsolved captcha, or another tab that is sending it. */
export type Obstacle = FailureKind | 'captcha' | 'busy';

/**
 * `sent`: the server has it. `waiting`: stored on the device, and to be sent later. `refused`: rejected by
 * the server, and kept on the device; it still waits there if only the answer of its captcha was refused. `no-receiver`: the site takes no messages; kept as well. `lost`:
 * neither sent nor stored; only the form still has it.
 */
export type Outcome =
  | { is: 'sent' }
  | { is: 'no-receiver' }
  | { is: 'waiting'; because: Obstacle }
  | { is: 'lost'; because: Obstacle }
  | { is: 'refused'; reason: string; errors: FieldErrors };

/** Receives a message that was sent, or that stops waiting because it was refused or the site takes none. */
export type OnSettled = (message: Message, outcome: 'sent' | 'stopped') => void;

/**
 * No attempt before this time (ms of `performance.now`, because the device's clock may change): the server
 * asked for it.
 */
let notBefore = 0;
const maxRetryAfter = 24 * 3_600_000;

/** The ids of the messages that the user has sent from this page: the first attempt was theirs. */
const tried = new Set<string>();

interface Options {
  captcha?: string | undefined;
  /** The id of an earlier version that was not accepted: it is deleted from the device. */
  replaces?: string | undefined;
}

/**
 * Stores a message on the device, then sends it. Never rejects. If a captcha is needed and not solved, the
 * message is stored but not sent.
 */
export async function sendMessage(message: Message, { captcha, replaces }: Options = {}): Promise<Outcome> {
  let isKept = false;
  tried.add(message.id);
  const outcome = await runLocked(message.id, async () => {
    isKept = await writeMessage({ ...message, state: 'waiting' });
    if (replaces) await deleteMessage(replaces);
    return tryToSend(message, captcha);
  });
  return outcome.is === 'waiting' && outcome.because !== 'busy' && !isKept
    ? { ...outcome, is: 'lost' }
    : outcome;
}

/**
 * Sends a stored message because the user asked for it. Undefined if it no longer exists: sent or deleted
 * elsewhere. Never rejects.
 */
export async function sendStored(id: string, captcha?: string): Promise<Outcome | undefined> {
  let isGone = false;
  tried.add(id);
  const outcome = await runLocked(id, async () => {
    const found = await readMessage(id);
    if (!found || found.state === 'damaged') {
      isGone = true;
      return busy;
    }
    const { form, fields, writtenAt } = found;
    const message = { id, form, fields, writtenAt };
    if (found.state !== 'waiting') await writeMessage({ ...message, state: 'waiting' });
    return tryToSend(message, captcha);
  });
  return isGone ? undefined : outcome;
}

/** The outcome of `run` under the message's lock. An unexpected exception counts as a server error. Never rejects. */
async function runLocked(id: string, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return (await runExclusive(lockOf(id), run)) ?? busy;
  } catch (error) {
    console.warn(`The message ${id} could not be sent:`, error);
    return { is: 'waiting', because: 'refused' };
  }
}

const lockOf = (id: string) => `${appPrefix}-message-${id}`;
const busy: Outcome = { is: 'waiting', because: 'busy' };

async function tryToSend(message: Message, captcha: string | undefined): Promise<Outcome> {
  if (needsCaptcha(message.form) && !captcha) return { is: 'waiting', because: 'captcha' };
  return attempt(message, captcha);
}

async function attempt(message: Message, captcha?: string): Promise<Outcome> {
  const { id } = message;
  try {
    await deliver(message, { captcha, late: () => void deleteMessage(id) });
    await deleteMessage(id);
    return { is: 'sent' };
  } catch (error) {
    console.warn(error);
    if (error instanceof RefusedError) {
      const { message: reason, fields: errors } = error;
      // The message itself is not refused, and waits for another answer; a site without a captcha asks for none.
      const mayAnswerAgain = reason === 'captcha' && needsCaptcha(message.form);
      if (!mayAnswerAgain) await stopMessage(id, { state: 'refused', reason, errors });
      return { is: 'refused', reason, errors };
    }
    if (error instanceof NoReceiverError) {
      await stopMessage(id, { state: 'no-receiver' });
      return { is: 'no-receiver' };
    }
    // Any other error is the fault of this message, and no reason to delay the others.
    if (!(error instanceof CallError)) return { is: 'waiting', because: 'refused' };
    // Something answered, and perhaps always will: a static host may send its home page.
    if (error.kind !== 'unreachable' && error.kind !== 'silent') await countFailure(id);
    const retryAfter = error.retryAfter ?? 0;
    notBefore = Math.max(notBefore, performance.now() + Math.min(retryAfter, maxRetryAfter));
    return { is: 'waiting', because: failureKind(error) };
  }
}

/**
 * Sends the waiting messages one at a time, oldest first, unless another tab is sending. Stops after a
 * network failure or when the server asks for a pause. Resolves to the number of messages that still wait.
 * Never rejects.
 */
export async function sendWaiting(onSettled: OnSettled): Promise<number> {
  if (performance.now() >= notBefore) {
    await runExclusive(`${appPrefix}-outbox`, () => sendInOrder(onSettled)).catch((error: unknown) => {
      console.warn('The waiting messages could not be sent:', error);
    });
  }
  return (await readWaiting()).length;
}

async function sendInOrder(onSettled: OnSettled): Promise<void> {
  for (const { id } of await readWaiting()) {
    const outcome = await runLocked(id, async () => {
      // Another tab may have sent it, or the user deleted it, since the list was read.
      const message = await readMessage(id);
      if (message?.state !== 'waiting') return busy;
      const result = await attempt(message);
      if (result.is !== 'waiting') onSettled(message, result.is === 'sent' ? 'sent' : 'stopped');
      return result;
    });
    if (outcome.is === 'waiting' && stopsSending(outcome.because)) return;
  }
}

/** After a server error the next message is tried; after a network failure it is not. */
const stopsSending = (because: Obstacle) =>
  because !== 'busy' && (because !== 'refused' || performance.now() < notBefore);

const readWaiting = async () =>
  (await readOutbox()).filter(({ state, form }) => state === 'waiting' && !needsCaptcha(form));

/**
 * Sends waiting messages: now, on an `online` event, when the page becomes visible, and after growing pauses. What this
 * page has already tried to send waits for the first pause, unless `isNetworkBack`. Returns a function that stops it.
 */
export function startSending(onSettled: OnSettled, { isNetworkBack = false } = {}): () => void {
  const stop = new AbortController();
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    timer = setTimeout(() => void run(), Math.max(pause, notBefore - performance.now()));
    pause = longerPause(pause);
  };
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    const left = await sendWaiting(onSettled);
    if (left === 0) pause = firstPause;
    else if (timer === undefined && !stop.signal.aborted) schedule();
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    pause = firstPause;
    void run();
  };
  const onChange = async () => {
    if ((await readWaiting()).length > 0 && timer === undefined && !stop.signal.aborted) schedule();
  };
  const start = async () => {
    const isUntried = (await readWaiting()).some(({ id }) => !tried.has(id));
    if (stop.signal.aborted) return;
    await (isUntried || isNetworkBack ? run() : onChange());
  };

  addEventListener('online', wake, { signal: stop.signal });
  document.addEventListener('visibilitychange', wake, { signal: stop.signal });
  const unfollow = watchOutbox(() => void onChange());
  void start();
  return () => {
    stop.abort();
    clearTimeout(timer);
    unfollow();
  };
}
