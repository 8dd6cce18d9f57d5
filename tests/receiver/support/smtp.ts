import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Mail {
  to: string[];
  head: string[];
  body: string;
}

/** A mail server that refuses the recipients of one name, and keeps the mails of all others. */
export async function startSmtp(port = 0, refused = 'refused@example.org') {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }: SMTPServerAddress, _session, done) =>
      address === refused
        ? done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }))
        : done(),
    async onData(stream, session, done) {
      let raw = '';
      for await (const chunk of stream) raw += String(chunk);
      const [head = '', ...body] = raw.split('\r\n\r\n');
      const to = session.envelope.rcptTo.map(({ address }) => address);
      // A header may be folded.
      mails.push({ to, head: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), body: body.join('\r\n\r\n') });
      done();
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return { mails, port: (listening.address() as AddressInfo).port, stop };
}

/** The lines of a header. */
export const headerOf = ({ head }: Mail, name: string) =>
  head.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `));
/** The text of a mail, decoded. */
export function textOf(mail: Mail): string {
  const [encoding = ''] = headerOf(mail, 'Content-Transfer-Encoding');
  if (encoding.endsWith('base64')) return Buffer.from(mail.body, 'base64').toString();
  if (!encoding.endsWith('quoted-printable')) return mail.body;
  const bytes = mail.body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
