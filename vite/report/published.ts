import type { FileValue, NoticeChange, Resource } from '../../src/schemas/base';
import { parse } from '../../src/schemas/parse';
import { recordSlugs } from '../../src/schemas/slugs';
import type { ReadContent } from '../content/compile';
import type { Findings } from './findings';

type AnyRecord = Readonly<Record<string, unknown>>;

/** How long (ms) the published lists may take, all together: on a bad link nobody waits for them. */
const longest = 20_000;

/**
 * The notices whose deadline or document is another one than on the published site at `address`, without a change that
 * says so. A list that cannot be read is told of, and is no fault. Asks for the lists of the first language alone: they
 * have all dates, and the documents that stand for all languages.
 */
export async function againstPublished(
  { resources, records }: Pick<ReadContent, 'resources' | 'records'>,
  address: string,
  time = longest,
): Promise<Findings[]> {
  const signal = AbortSignal.timeout(time);
  const notices = resources.filter(({ fields }) => fields['changes']);
  const untold = notices.map(async (resource) => {
    const sources = records.get(resource.name) ?? [];
    const own = read(
      resource,
      sources.map(({ record }) => record),
    );
    const url = `${address}/api/${resource.name}.json`;
    const published = await fetchRecords(resource, url, signal);
    if (typeof published === 'string') return [`${url}: ${published}`];
    const then = bySlug(resource, published);
    return [...bySlug(resource, own)].flatMap(([slug, record]) => {
      const source = sources[own.indexOf(record)];
      const before = then.get(slug);
      if (!source || !before || countOf(record) > countOf(before)) return [];
      return differences(resource, before, record).map(
        (what) => `${source.file}: ${what}; no new line of "changes" says so.`,
      );
    });
  });
  const lines = (await Promise.all(untold)).flat();
  return lines.length > 0 ? [{ title: `Not as on ${address}`, lines }] : [];
}

/** Faulty records are told of elsewhere. */
const read = (resource: Resource, data: readonly unknown[]): AnyRecord[] =>
  parse(resource, data, '').records as AnyRecord[];

async function fetchRecords(
  resource: Resource,
  url: string,
  signal: AbortSignal,
): Promise<AnyRecord[] | string> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
    if (!response.ok) return `answered with status ${response.status}, so it was not compared.`;
    return read(resource, (await response.json()) as unknown[]);
  } catch (error) {
    const { message, cause } = error as Error;
    return `could not be read, so it was not compared: ${cause instanceof Error ? cause.message : message}`;
  }
}

const bySlug = (resource: Resource, all: readonly AnyRecord[]): ReadonlyMap<string, AnyRecord> => {
  const slugs = recordSlugs(resource, all);
  return new Map(all.map((record) => [slugs.get(record) ?? '', record]));
};

const countOf = ({ changes = [] }: AnyRecord): number => (changes as readonly NoticeChange[]).length;

/** Sentences on what is another deadline or document now. */
function differences({ fields, deadline }: Resource, before: AnyRecord, now: AnyRecord): string[] {
  const dates = deadline === undefined ? [] : [deadline];
  const files = Object.keys(fields).filter((name) => fields[name]?.kind === 'file');
  const said = (value: unknown) => (value === undefined ? 'none' : String(value));
  return [
    ...dates
      .filter((name) => said(before[name]) !== said(now[name]))
      .map((name) => `${name} is ${said(now[name])}, and was ${said(before[name])}`),
    ...files
      .filter((name) => hashOf(before[name]) !== hashOf(now[name]))
      .map((name) => `${name} is another document`),
  ];
}

const hashOf = (file: unknown): string => {
  const { sha256, url } = (file ?? {}) as Partial<FileValue>;
  return sha256 ?? url ?? '';
};
