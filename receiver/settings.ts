import { BlockList, isIP } from 'node:net';
import { forms } from './check-message.ts';
import { plainAddress } from './mail/compose.ts';
import type { MailSettings } from './mail/mailer.ts';

/** What the environment says, checked. */
export interface Settings {
  host: string;
  port: number;
  /** PostgreSQL at this address; else PGlite below the folder. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** The origins whose pages may send messages, beside the receiver's own. */
  allowedOrigins: readonly string[];
  /** The proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList;
  /** Messages per minute of one sender, and of all together. */
  ratePerAddress: number;
  rateInAll: number;
  /** A message is deleted so many days after its arrival. */
  keepDays: number;
  captcha: { secret: string; url: string } | undefined;
  /** Without it messages are stored and not mailed. */
  mail: MailSettings | undefined;
  /** The sites whose new entries are announced to phones every few minutes. */
  alertsSites: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used: a sentence for each, with its variable, what was found and what was expected. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The names of all variables that the receiver reads. */
export const variableNames = [
  'HOST',
  'PORT',
  'DATABASE_URL',
  'DATA_FOLDER',
  'ALLOWED_ORIGINS',
  'TRUSTED_PROXIES',
  'RATE_PER_ADDRESS',
  'RATE_IN_ALL',
  'KEEP_DAYS',
  'CAPTCHA_SECRET',
  'CAPTCHA_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'MAIL_TO',
  'MAIL_TO_CONTACT',
  'MAIL_TO_CONSULTATION',
  'MAIL_TO_SUBSCRIBE',
  'MAIL_TO_NEWSLETTER',
  'ALERTS_SITES',
] as const;
type Name = (typeof variableNames)[number];

/** What holds a password or a key, and is never printed. */
const secrets: readonly Name[] = ['DATABASE_URL', 'CAPTCHA_SECRET', 'SMTP_URL'];

/** Reads and checks the settings. Throws a SettingsError that names every fault. An empty variable counts as unset. */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const textOf = (name: Name): string | undefined => environment[name]?.trim() || undefined;

  /** The value of a variable, or the fallback if it is unset or `read` finds nothing in it. */
  function value<T>(name: Name, fallback: T, expected: string, read: (text: string) => T | undefined): T {
    const text = textOf(name);
    if (text === undefined) return fallback;
    const found = read(text);
    if (found !== undefined) return found;
    const shown = secrets.includes(name) ? `set (${text.length} characters, not shown here)` : `"${text}"`;
    faults.push(`${name} is ${shown}: expected ${expected}.`);
    return fallback;
  }
  const count = (name: Name, fallback: number, most: number) =>
    value(name, fallback, `a whole number from 1 to ${most}`, (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined,
    );

  const secret = textOf('CAPTCHA_SECRET');
  const url = value(
    'CAPTCHA_URL',
    'https://api.hcaptcha.com/siteverify',
    'the address of the service that checks captchas, such as https://api.hcaptcha.com/siteverify',
    (text) => (urlOf(text, ['https:', 'http:']) ? text : undefined),
  );
  if (textOf('CAPTCHA_URL') && !secret)
    faults.push('CAPTCHA_URL is set and CAPTCHA_SECRET is empty: expected both, or neither.');

  const smtp = value(
    'SMTP_URL',
    undefined,
    'an address such as smtp://user:password@mail.example.org:587, or smtps://…',
    (text) => (urlOf(text, ['smtp:', 'smtps:']) ? text : undefined),
  );
  const from = value('MAIL_FROM', undefined, 'one address, such as website@example.org', addressOf);
  const addresses = (name: Name, fallback: readonly string[]) =>
    value(name, fallback, 'addresses between spaces, or "none"', (text) =>
      text === 'none' ? [] : listOf(text, (word) => plainAddress.test(word)),
    );
  const toAll = addresses('MAIL_TO', []);
  const to = Object.fromEntries(
    forms.map((form) => [form, addresses(`MAIL_TO_${form.toUpperCase()}` as Name, toAll)]),
  );
  const publicUrl = value(
    'PUBLIC_URL',
    undefined,
    'the origin at which browsers reach the receiver, without a path, such as https://example.org',
    (text) => (urlOf(text, ['https:', 'http:'])?.origin === text ? text : undefined),
  );
  if (publicUrl && !textOf('SMTP_URL'))
    faults.push('PUBLIC_URL is set and SMTP_URL is empty: expected both, because links are sent by mail.');
  const isAddressed = Object.values(to).some(({ length }) => length > 0);
  if (!textOf('SMTP_URL') && (textOf('MAIL_FROM') || isAddressed))
    faults.push('SMTP_URL is empty: expected the server that sends mail, or no MAIL_… variable.');
  if (textOf('SMTP_URL') && !textOf('MAIL_FROM'))
    faults.push('MAIL_FROM is empty: expected one address, such as website@example.org, with SMTP_URL.');
  if (textOf('SMTP_URL') && !isAddressed && faults.length === 0)
    faults.push('MAIL_TO is empty: expected addresses between spaces, with SMTP_URL.');

  const settings: Settings = {
    host: value('HOST', '127.0.0.1', 'an address of this machine, such as 127.0.0.1 or 0.0.0.0', (text) =>
      isIP(text) || text === 'localhost' ? text : undefined,
    ),
    port: count('PORT', 8787, 65_535),
    databaseUrl: value(
      'DATABASE_URL',
      undefined,
      'an address such as postgresql://user:password@host:5432/name',
      (text) => (urlOf(text, ['postgresql:', 'postgres:']) ? text : undefined),
    ),
    dataFolder: textOf('DATA_FOLDER') ?? 'receiver-data',
    allowedOrigins: value(
      'ALLOWED_ORIGINS',
      [],
      'origins between spaces, without a path, such as "https://example.org https://www.example.org"',
      (text) => listOf(text, (word) => urlOf(word, ['https:', 'http:'])?.origin === word),
    ),
    trustedProxies: value(
      'TRUSTED_PROXIES',
      new BlockList(),
      'addresses or networks between spaces, such as "127.0.0.1 172.16.0.0/12"',
      networksOf,
    ),
    ratePerAddress: count('RATE_PER_ADDRESS', 30, 1_000_000),
    rateInAll: count('RATE_IN_ALL', 600, 1_000_000),
    keepDays: count('KEEP_DAYS', 365, 36_500),
    captcha: secret ? { secret, url } : undefined,
    mail: smtp && from && isAddressed ? { url: smtp, from, to, publicUrl } : undefined,
    alertsSites: value(
      'ALERTS_SITES',
      [],
      'the addresses of sites between spaces, such as "https://example.org"',
      (text) => listOf(text, (word) => siteOf(word) === word),
    ),
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

function urlOf(text: string, protocols: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

/** The address of a site as feeds are read from it, without the slash at its end; undefined if it is none. */
export const siteOf = (text: string): string | undefined => {
  const url = urlOf(text, ['https:', 'http:']);
  return url && url.search === '' && url.hash === '' && url.username === ''
    ? (url.origin + url.pathname).replace(/\/+$/, '')
    : undefined;
};

const addressOf = (text: string) => (plainAddress.test(text) ? text : undefined);

function listOf(text: string, isValid: (word: string) => boolean): string[] | undefined {
  const words = text.split(/\s+/);
  return words.every(isValid) ? words : undefined;
}

function networksOf(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const word of text.split(/\s+/)) {
    const [address = '', length, ...more] = word.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || more.length > 0) return undefined;
    if (length !== undefined && (!/^\d{1,3}$/.test(length) || Number(length) > most)) return undefined;
    list.addSubnet(address, Number(length ?? most), version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
