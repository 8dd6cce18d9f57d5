import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { parseJson, propertiesOf } from '../requests.ts';

/** The lists whose new entries are announced: by the number of its topic, the path of the list's page and feed. */
export const topicPaths: ReadonlyMap<number, string> = new Map([
  [1, '/vacancies'],
  [2, '/volunteer-opportunities'],
  [3, '/invitation-to-bid'],
  [4, '/notification-of-award'],
]);

/** What a phone says of itself: where it is reached, by which keys, and of which topics it wants to hear. */
export interface Subscription {
  endpoint: string;
  /** Of the browser, in base64url: its public key, and a secret. */
  p256dh: string;
  auth: string;
  topics: readonly number[];
  /** The endpoint that this one takes the place of. */
  replaces: string | undefined;
}

/** No topic: the phone is to be forgotten, and needs no keys. */
export type Leave = Pick<Subscription, 'endpoint'> & { topics: readonly [] };

const propertyNames: readonly string[] = ['endpoint', 'keys', 'topics', 'replaces'];

/** Those of Chrome, Firefox, Safari and Edge have 120 to 500 characters. */
const longestEndpoint = 1_000;

/** Parses and checks the body of a request. A text is the name of what is missing or wrong. */
export function checkSubscription(body: string): Subscription | Leave | string {
  const given = propertiesOf(parseJson(body));
  const unknown = Object.keys(given).find((name) => !propertyNames.includes(name));
  if (unknown !== undefined) return unknown.slice(0, 40);
  const { endpoint, replaces } = given;
  if (!isEndpoint(endpoint)) return 'endpoint';
  const topics = topicsIn(given.topics);
  if (!topics) return 'topics';
  if (topics.length === 0) return { endpoint, topics: [] };
  const { p256dh, auth } = propertiesOf(given.keys);
  if (!isPublicKey(p256dh) || !isSecret(auth)) return 'keys';
  if (replaces !== undefined && !isEndpoint(replaces)) return 'replaces';
  return { endpoint, p256dh, auth, topics, replaces };
}

/** Whether it is an address that only a push service on the internet has: nobody makes us ask another machine. */
function isEndpoint(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestEndpoint || !URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(value);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '';
  return isPlain && isPublicName(hostname);
}

/** Names that are never on the internet: of one word, or with an ending for networks of one's own. */
const isPublicName = (name: string): boolean =>
  name.includes('.') &&
  isIP(name.replace(/^\[|\]$/g, '')) === 0 &&
  !/(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|test|invalid|example|onion)\.?$/.test(
    name,
  );

function topicsIn(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > topicPaths.size) return undefined;
  const numbers = value.filter((topic): topic is number => topicPaths.has(topic as number));
  return numbers.length === value.length && new Set(numbers).size === numbers.length ? numbers : undefined;
}

const isSecret = (value: unknown): value is string => bytesOf(value)?.length === 16;

/** Whether it is a point of the curve P-256, uncompressed. */
function isPublicKey(value: unknown): value is string {
  const bytes = bytesOf(value);
  if (bytes?.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

const bytesOf = (value: unknown): Buffer | undefined =>
  typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? Buffer.from(value, 'base64url') : undefined;
