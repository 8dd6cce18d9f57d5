import { headLength, isOfItsKind, isPageType } from '../../../sw/contract/file-signatures.ts';
import { documentKind, parseUrl } from '../../../sw/contract/urls.ts';
import type { FileValue, ImageValue } from '../../../src/schemas/base.ts';
import { resolveAddress } from '../../../src/schemas/parse.ts';
import { settingFields, settings, slideSetting, type Setting } from '../../../src/schemas/settings.ts';
import type { Calls } from './calls.ts';
import { printable, type Finding } from './findings.ts';
import type { ReadRecords } from './records.ts';

/** A document or an image that a record names. */
export interface NamedFile {
  kind: 'document' | 'image';
  /** The call with the record, and the field. */
  where: string;
  field: string;
  url: string;
  /** As the record says. */
  size?: number | undefined;
}

const imageSettings = new Set<string>(
  [...Object.values(settingFields), slideSetting]
    .filter(({ kind }) => kind === 'image')
    .map(({ name }) => name),
);

/** The documents and images that the records of an answer name. */
export function filesOf({ resource, where, parsed }: ReadRecords, base: string): NamedFile[] {
  if (resource.name === settings.name)
    return (parsed.records as readonly unknown[] as readonly Setting[]).flatMap(
      ({ name, value }): NamedFile[] =>
        value && imageSettings.has(name)
          ? [{ kind: 'image', where, field: name, url: resolveAddress(value, base) }]
          : [],
    );
  return Object.entries(resource.fields).flatMap(([name, { kind, wire }]) => {
    if (kind !== 'file' && kind !== 'image') return [];
    return parsed.records.flatMap((record): NamedFile[] => {
      const value = record[name] as (FileValue & ImageValue) | undefined;
      if (!value) return [];
      const own = { where, field: wire[0]!, url: value.url };
      return [kind === 'file' ? { kind: 'document', size: value.size, ...own } : { kind: 'image', ...own }];
    });
  });
}

interface Rules {
  base: string;
  site: string;
  imageHosts: readonly string[];
  /** So many documents, and so many images, are asked for. */
  most: number;
}

/** Asks for the start of each document and image, as far as the rules allow, and writes what is wrong with them. */
export async function checkFiles(files: readonly NamedFile[], rules: Rules, calls: Calls): Promise<void> {
  const flaws = new Map<string, { file: NamedFile; flaw: Flaw; count: number }>();
  for (const kind of ['document', 'image'] as const) {
    const all = [
      ...new Map(files.filter((file) => file.kind === kind).map((file) => [file.url, file])).values(),
    ];
    let fine = 0;
    for (const file of all.slice(0, rules.most)) {
      const found = flawOfPlace(file, rules) ?? (await flawOfAnswer(file, calls));
      if (!found) fine += 1;
      for (const flaw of found ? [found].flat() : []) {
        const key = `${file.where} ${file.field} ${flaw.what}`;
        const known = flaws.get(key);
        if (known) known.count += 1;
        else flaws.set(key, { file, flaw, count: 1 });
      }
    }
    const unasked = Math.max(0, all.length - rules.most);
    if (all.length > 0)
      calls.report.findings.push({
        level: 'note',
        where: `${kind}s`,
        what: `${fine} of ${all.length} are as they should be${unasked ? `; ${unasked} were not asked for` : ''}.`,
      });
  }
  for (const { file, flaw, count } of flaws.values()) {
    const others = count > 1 ? `, and ${count - 1} more like it` : '';
    calls.report.findings.push({
      level: flaw.level,
      where: file.where,
      what: `${file.field}: ${printable(file.url, 200)}${others}: ${flaw.what}.`,
      phone: flaw.phone,
    });
  }
}

interface Flaw extends Pick<Finding, 'level' | 'what'> {
  phone: string;
}

const unread = 'A phone lists the document, and says that it could not be fetched.';
const unseen = 'A phone shows an empty place.';

/** Whether the policy of the site lets a page fetch from there. */
function flawOfPlace({ kind, url }: NamedFile, { base, site, imageHosts }: Rules): Flaw | undefined {
  const phone = kind === 'document' ? unread : unseen;
  const address = parseUrl(url, base);
  if (!address || !/^https?:$/.test(address.protocol))
    return { level: 'fault', what: 'expected an address of the web', phone };
  const { origin, protocol } = address;
  if (protocol === 'http:' && base.startsWith('https:'))
    return { level: 'fault', what: 'expected an https address, for a page on https loads no other', phone };
  const own = [new URL(base).origin, site];
  if (own.includes(origin)) return undefined;
  if (kind === 'document')
    return {
      level: 'fault',
      what: `expected it on ${own.join(' or on ')}: the app may fetch from no other`,
      phone,
    };
  const isKnown = imageHosts.some((host) => isHost(host, address));
  return isKnown
    ? undefined
    : {
        level: 'fault',
        what: `write ${origin} below api.imageHosts in site.yaml, or the policy of the site forbids it`,
        phone,
      };
}

/** `https://*.example.org` names each host below example.org. */
function isHost(pattern: string, { origin, hostname }: URL): boolean {
  const [scheme, host = ''] = pattern.split('://');
  return host.startsWith('*.')
    ? origin.startsWith(`${scheme}:`) && hostname.endsWith(host.slice(1))
    : origin === pattern;
}

/** What is wrong with the answer, by the rules with which a phone decides whether it keeps a document. */
async function flawOfAnswer(file: NamedFile, calls: Calls): Promise<Flaw | Flaw[] | undefined> {
  const { kind, url, size } = file;
  const phone = kind === 'document' ? unread : unseen;
  const answer = await calls.get(url, headLength);
  if (!answer) return { level: 'fault', what: 'not asked for', phone };
  if ('why' in answer) return { level: 'fault', what: `no answer: ${printable(answer.why)}`, phone };
  const { status, headers, bytes } = answer;
  if (status === 404 || status === 410)
    return { level: 'fault', what: `it is not there (status ${status})`, phone };
  if (status >= 300 && status < 400)
    return {
      level: 'fault',
      what: `status ${status}: a document that comes from another address is not kept`,
      phone,
    };
  if (status !== 200) return { level: 'fault', what: `expected status 200, found ${status}`, phone };
  const type = headers.get('content-type') ?? '';
  const cors = calls.corsOf(headers);
  const isHidden = cors === 'no' || cors === 'others';
  if (kind === 'image') {
    if (type && !/^image\//i.test(type))
      return { level: 'fault', what: `expected an image, found ${printable(type)}`, phone };
    const alone = 'A phone shows the image with a network, and does not keep it.';
    return isHidden ? { level: 'note', what: 'no Access-Control-Allow-Origin', phone: alone } : undefined;
  }
  const named = documentKind(url, type);
  const flaws: Flaw[] = [];
  if (isHidden)
    flaws.push({
      level: 'fault',
      what: 'expected Access-Control-Allow-Origin with documents, too',
      phone: unread,
    });
  if (isPageType(named, type) || !isOfItsKind(named, bytes))
    flaws.push({
      level: 'fault',
      what: `expected a file of its kind, found ${printable(type) || 'something else'}`,
      phone: unread,
    });
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  if (size !== undefined && length !== null && Number(length) !== size)
    flaws.push({
      level: 'note',
      what: `file_size says ${size} bytes, and the server sends ${printable(length, 20)}`,
      phone: 'A phone names the wrong size before it fetches.',
    });
  return flaws.length > 0 ? flaws : undefined;
}
