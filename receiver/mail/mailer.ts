import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { composeConfirmation, composeMail } from './compose.ts';
import { mailQueue, type DueMail } from './mail-queue.ts';

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://` */
  url: string;
  from: string;
  /** The addresses by form. Messages of other forms are stored, and not mailed. */
  to: Readonly<Record<string, readonly string[]>>;
  /** The origin at which browsers reach the receiver: who asks for news is asked to confirm. */
  publicUrl?: string | undefined;
}

interface Options {
  database: Database;
  settings: MailSettings;
  log: (sentence: string) => void;
  /** How often (ms) to look for mails that are due. */
  pause?: number;
}

export interface Mailer {
  /** Sends what is due now, without waiting for the pause. Resolves when that is done. Never rejects. */
  wake(): Promise<void>;
  /** Ends the attempt that runs, and makes no more. */
  stop(): Promise<void>;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Sends the mails of the queue one after the other, and tells once a day if some are stuck. */
export function startMailer({ database, settings, log, pause = 30_000 }: Options): Mailer {
  const queue = mailQueue(database);
  const { from, publicUrl } = settings;
  const transport = createTransport({ url: settings.url, ...timeouts });
  let running: Promise<void> | undefined;
  let isStopped = false;

  /** Resolves to whether the server may take further mails now. */
  async function send({ id, message, confirmation }: DueMail): Promise<boolean> {
    const to = settings.to[message.form] ?? [];
    try {
      // The settings may have changed since it was queued.
      if (!confirmation) {
        if (to.length > 0) await transport.sendMail(composeMail(message, from, to));
      } else if (publicUrl && confirmation.token) {
        const address = (message.fields.email ?? '').trim();
        const { token } = confirmation;
        await transport.sendMail(
          composeConfirmation({ id: message.id, from, to: address, token, publicUrl }),
        );
      }
      await queue.remove(id);
      return true;
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // What the server said may name an address: its code does not.
      await queue.putOff(id, [code ?? 'an unknown fault', responseCode].filter(Boolean).join(' '));
      // A mail that was refused by itself keeps no other from leaving.
      return responseCode !== undefined && code !== 'EAUTH';
    }
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const mail = await queue.claim();
      if (!mail || !(await send(mail))) break;
    }
    const { stuck, waiting, fault } = await queue.state();
    if (stuck > 0 && (await queue.isDueToday('mail is stuck')))
      log(
        `Mail is stuck: ${stuck} of ${waiting} mails have waited for more than an hour (${fault ?? 'no fault'}).`,
      );
  }

  const wake = () =>
    (running ??= (isStopped ? Promise.resolve() : sendDue())
      .catch((error: unknown) => log(`The queue of mails cannot be read: ${String(error)}`))
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void wake(), pause);

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
