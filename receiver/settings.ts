import { BlockList, isIP } from 'node:net';

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
] as const;
type Name = (typeof variableNames)[number];

/** What holds a password or a key, and is never printed. */
const secrets: readonly Name[] = ['DATABASE_URL', 'CAPTCHA_SECRET'];

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
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

function urlOf(text: string, protocols: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

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
