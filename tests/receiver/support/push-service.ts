import { createDecipheriv, createPublicKey, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Connection } from '../../../receiver/push/send-push';

/** Of push.example.org and slow.example.org, for these tests alone. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBvTCCAWSgAwIBAgIUM9tDba764v5XSJPAiwYRjIoC5CwwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLm9yZzAgFw0yNjExMjcwNTA4NTZaGA8y
MTI2MTEwMzA1MDg1NlowGzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLm9yZzBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABGmaQMxguCIKOcoV737XT0bTP0NcgolT83/Z
X66l01x10EINIDINlm8WgKnrHnJauTSDlmYGkE1/8xohYC4byaujgYMwgYAwHQYD
VR0OBBYEFCP08Qmna24IX3cnl/j0sdyvQIWYMB8GA1UdIwQYMBaAFCP08Qmna24I
X3cnl/j0sdyvQIWYMA8GA1UdEwEB/wQFMAMBAf8wLQYDVR0RBCYwJIIQcHVzaC5l
eGFtcGxlLm9yZ4IQc2xvdy5leGFtcGxlLm9yZzAKBggqhkjOPQQDAgNHADBEAiB3
woddtRoPBQSGiSPWXK5+UOGlTyMSQr69/BrwOl8LWQIgK3g81vsWaYbNbCVfp0oQ
uBVdkOJbHvC/3A+MGAgsm6Q=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgueTOeIdHngZ5xqSM
QsXwgES0nf1OZePD7TK3E/YMsL6hRANCAARpmkDMYLgiCjnKFe9+109G0z9DXIKJ
U/N/2V+updNcddBCDSAyDZZvFoCp6x5yWrk0g5ZmBpBNf/MaIWAuG8mr
-----END PRIVATE KEY-----`;

/** What a phone has: its keys, and the subscription that it sends to the receiver. */
export function newPhone(name: string, service = 'push.example.org') {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    pair,
    auth,
    subscription: {
      endpoint: `https://${service}/send/${name}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
  };
}
type Phone = ReturnType<typeof newPhone>;

export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A push service that keeps what it gets, and answers 201 unless it is told otherwise. */
export async function startPushService(answer: (delivery: Delivery) => Answer = () => ({ status: 201 })) {
  const deliveries: Delivery[] = [];
  const server = createServer({ key, cert: certificate }, (request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const delivery = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      deliveries.push(delivery);
      const { status, headers } = answer(delivery);
      response.writeHead(status, headers).end('the answer of a push service');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const connection: Connection = {
    ca: certificate,
    port: (server.address() as AddressInfo).port,
    lookup: (_, options, done) => {
      if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(null, '127.0.0.1', 4);
    },
  };
  return { deliveries, connection };
}

/** Decrypts a message as a browser does: RFC 8188 and RFC 8291. Throws if it is not encrypted for this device. */
export function decrypt({ body }: Delivery, { pair, auth }: Phone): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const encrypted = body.subarray(21 + body[20]!);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  cipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims of a VAPID header (RFC 8292), and the key that signed them. Throws if the signature is wrong. */
export function readVapid({ headers }: Delivery): { key: string; claims: Record<string, unknown> } {
  const [, token = '', signer = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(signer, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong.');
  return {
    key: signer,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>,
  };
}
