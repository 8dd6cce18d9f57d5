import { CallError, failureKind, type FailureKind } from '../api/call-error';
import { deliver, needsCaptcha, RefusedError, type Message } from './deliver';
import { watchOutbox, deleteMessage, writeMessage, markRefused, readMessage, readOutbox } from './outbox';
import { runExclusive } from '../../browser/run-exclusive';

/** What keeps a message on the device: a failure, a captcha without an answer, or somebody who is at it just now. */
export type Obstacle = FailureKind | 'captcha' | 'busy';

/**
 * `sent`: the server has it. `waiting`: it is on the device and will be sent. `refused`: the server's definite no; it
 * stays on the device. `lost`: neither sent nor kept; only the form still has it.
 */
export type Outcome =
  { is: 'sent' } | { is: 'waiting' | 'lost'; because: Obstacle } | { is: 'refused'; reason: string };

/** Pauses (ms) between tries while something waits: the first, doubled each time up to the longest. */
const firstPause = 30_000;
const longestPause = 30 * 60_000;

/** No try before this time (ms of `performance.now`, for the phone's clock may jump): the server asked for it. */
let notBefore = 0;
const longestRespite = 24 * 3_600_000;

interface Options {
  captcha?: string | undefined;
  /** The id of an earlier version that was not accepted: it leaves the device. */
  replaces?: string | undefined;
}

/**
 * Keeps a message on the device, then sends it. Never rejects. With a captcha wanted and not answered it is kept
 * and not sent.
 */
export async function sendMessage(message: Message, { captcha, replaces }: Options = {}): Promise<Outcome> {
  let isKept = false;
  const outcome = await settled(message.id, async () => {
    isKept = await writeMessage({ ...message, state: 'waiting' });
    if (replaces) await deleteMessage(replaces);
    return tryToSend(message, captcha);
  });
  return outcome.is === 'waiting' && outcome.because !== 'busy' && !isKept
    ? { ...outcome, is: 'lost' }
    : outcome;
}

/**
 * Sends a kept message because its writer asks for it. Undefined where it is gone: sent or deleted elsewhere. Never
 * rejects.
 */
export async function sendStored(id: string, captcha?: string): Promise<Outcome | undefined> {
  let isGone = false;
  const outcome = await settled(id, async () => {
    const found = await readMessage(id);
    if (!found || found.state === 'damaged') {
      isGone = true;
      return busy;
    }
    const { form, fields, writtenAt } = found;
    const message = { id, form, fields, writtenAt };
    if (found.state === 'refused') await writeMessage({ ...message, state: 'waiting' });
    return tryToSend(message, captcha);
  });
  return isGone ? undefined : outcome;
}

/** What became of a message while nobody else was at it. A fault of our own counts as one of the server. Never rejects. */
async function settled(id: string, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return (await runExclusive(lockOf(id), run)) ?? busy;
  } catch (error) {
    console.warn(`The message ${id} could not be sent:`, error);
    return { is: 'waiting', because: 'refused' };
  }
}

const lockOf = (id: string) => `message-${id}`;
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
      await markRefused(id, error.message);
      return { is: 'refused', reason: error.message };
    }
    // What is no failure of the network is this message's own fault, and no reason to keep the others waiting.
    if (!(error instanceof CallError)) return { is: 'waiting', because: 'refused' };
    const respite = error.retryAfter ?? 0;
    notBefore = Math.max(notBefore, performance.now() + Math.min(respite, longestRespite));
    return { is: 'waiting', because: failureKind(error) };
  }
}

/**
 * Sends what waits, one at a time, oldest first, unless another tab is at it. Stops at the first sign that the
 * network or the server wants a pause. Gives the number of messages that still wait for a try. Never rejects.
 */
export async function sendWaiting(onSent: (message: Message) => void): Promise<number> {
  if (performance.now() >= notBefore) {
    await runExclusive('outbox', () => sendInTurn(onSent)).catch((error: unknown) => {
      console.warn('What waits on the phone could not be sent:', error);
    });
  }
  return (await untried()).length;
}

async function sendInTurn(onSent: (message: Message) => void): Promise<void> {
  for (const { id } of await untried()) {
    const outcome = await settled(id, async () => {
      // Another tab may have sent it, or its writer deleted it, since the list was read.
      const message = await readMessage(id);
      if (message?.state !== 'waiting') return busy;
      const result = await attempt(message);
      if (result.is === 'sent') onSent(message);
      return result;
    });
    if (outcome.is === 'waiting' && pausesAll(outcome.because)) return;
  }
}

/** A broken server is asked for each message; a network that is away is not. */
const pausesAll = (because: Obstacle) =>
  because !== 'busy' && (because !== 'refused' || performance.now() < notBefore);

const untried = async () =>
  (await readOutbox()).filter(({ state, form }) => state === 'waiting' && !needsCaptcha(form));

/**
 * Sends what waits: now, when the network returns, when the app comes to the front, and after growing pauses.
 * `onSent` hears of each that the server accepted. Returns the function that stops it.
 */
export function startSending(onSent: (message: Message) => void): () => void {
  const stop = new AbortController();
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    timer = setTimeout(() => void run(), Math.max(pause, notBefore - performance.now()));
    pause = Math.min(pause * 2, longestPause);
  };
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    const left = await sendWaiting(onSent);
    if (left === 0) pause = firstPause;
    else if (timer === undefined && !stop.signal.aborted) schedule();
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    pause = firstPause;
    void run();
  };
  const onChange = async () => {
    if ((await untried()).length > 0 && timer === undefined && !stop.signal.aborted) schedule();
  };

  addEventListener('online', wake, { signal: stop.signal });
  document.addEventListener('visibilitychange', wake, { signal: stop.signal });
  const unfollow = watchOutbox(() => void onChange());
  void run();
  return () => {
    stop.abort();
    clearTimeout(timer);
    unfollow();
  };
}
