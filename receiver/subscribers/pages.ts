import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/database.ts';
import words from '../words.json' with { type: 'json' };
import { subscribers, type SubscriberState } from './subscribers.ts';

/** The ending keeps the worker of a site on the same host from answering: it takes such a path for a file. */
export const confirmPath = '/forms/confirm.page';
export const leavePath = '/forms/leave.page';

type Language = keyof typeof words;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // The address has the token.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language',
};

const style =
  'body{max-inline-size:36em;margin:3em auto;padding-inline:1em;font:1.1em/1.6 sans-serif;color-scheme:light dark}' +
  'button{font:inherit;padding:.6em 1.4em}';

/** The first language of the browser that we have. */
function languageOf({ headers }: IncomingMessage): Language {
  for (const tag of (headers['accept-language'] ?? '').toLowerCase().split(',')) {
    const [primary] = tag.trim().split(/[-;]/);
    const code = primary === 'prs' ? 'fa' : primary;
    if (code === 'en' || code === 'fa' || code === 'ps') return code;
  }
  return 'en';
}

/**
 * Answers the pages by which somebody confirms or leaves a subscription. Opening one changes nothing, because programs
 * that check mails open links; its button does, and so does the one click of a mail program (RFC 8058).
 */
export function subscriptionPages(database: Database) {
  const { stateOf, confirm, leave } = subscribers(database);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://receiver');
    const language = languageOf(request);
    const token = searchParams.get('token') ?? '';
    const state = /^[\w-]{32}$/.test(token) ? await stateOf(token) : undefined;
    const isConfirming = pathname === confirmPath;
    const { unknown, confirmTitle, leaveTitle } = words[language];
    const title = isConfirming ? confirmTitle : leaveTitle;
    const send = (status: number, body: string) =>
      response.writeHead(status, headers).end(pageOf(language, title, body));

    // Nothing of the body is needed.
    request.resume();
    if (!state) return void send(404, `<p>${unknown}</p>`);
    if (request.method !== 'POST') return void send(200, bodyOf(language, isConfirming, state));
    await (isConfirming ? confirm(token) : leave(token));
    send(200, bodyOf(language, isConfirming, isConfirming ? 'confirmed' : 'left'));
  };
}

function bodyOf(language: Language, isConfirming: boolean, state: SubscriberState): string {
  const { confirmed, left, confirmText, confirmButton, leaveText, leaveButton } = words[language];
  if (isConfirming && state === 'confirmed') return `<p role="status">${confirmed}</p>`;
  if (!isConfirming && state === 'left') return `<p role="status">${left}</p>`;
  const [text, button] = isConfirming ? [confirmText, confirmButton] : [leaveText, leaveButton];
  // Without an action, the form is sent to the address of the page, with its token.
  return `<p>${text}</p><form method="post"><button>${button}</button></form>`;
}

const pageOf = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>` +
  `<body><main><h1>${title}</h1>${body}</main></body></html>`;
