import { at, type Resource } from '../../../src/schemas/base.ts';
import { parse, unwrap } from '../../../src/schemas/parse.ts';
import { settingDefaults } from '../../../src/schemas/setting-defaults.ts';
import { settingFields, settings, type Setting } from '../../../src/schemas/settings.ts';
import { slugOf } from '../../../src/schemas/slugs.ts';
import { addressPart } from '../../../src/schemas/well-formed.ts';
import type { BuildVariables } from '../../build-variables.ts';
import { addressOf, listsOf } from '../reach.ts';
import { Calls, type CheckTimes } from './calls.ts';
import { faultOfZone, faultsOfDates } from './dates.ts';
import { checkFiles, filesOf, type NamedFile } from './documents.ts';
import { quoted, type Finding, type Report } from './findings.ts';
import { followPages } from './pagination.ts';
import { faultsOfRecords, type ReadRecords } from './records.ts';

interface Options {
  variables: Pick<
    BuildVariables,
    'apiBaseUrl' | 'apiSuffix' | 'apiTimeZone' | 'imageHosts' | 'siteLanguages' | 'timeZone'
  >;
  /** The origin of the site that asks. */
  site: string;
  /** The lists of the contract. */
  resources: readonly Resource[];
  times: CheckTimes;
  /** So many documents, and so many images, are asked for. */
  most: number;
  tell: (sentence: string) => void;
}

/** The records of one answer, with its text. */
type Answered = ReadRecords & { body: unknown; text: string };

/** Asks an API for all that the contract names, as a phone would, and tells what it found. Never rejects for its answers. */
export async function examineApi({
  variables,
  site,
  resources,
  times,
  most,
  tell,
}: Options): Promise<Report> {
  const { apiBaseUrl: base, apiTimeZone: apiZone, imageHosts } = variables;
  const report: Report = { base, site, at: Date.now(), lines: [], findings: [] };
  const calls = new Calls(report, times, tell);
  const files: NamedFile[] = [];
  const said = new Set<string>();
  const isNew = ({ name }: Resource, what: string) => said.size < said.add(`${name}: ${what}`).size;
  let zone = variables.timeZone || settingDefaults.timeZone;

  async function read(resource: Resource, lists = ''): Promise<Answered | undefined> {
    const path = resource.path ?? resource.name;
    const url = addressOf(variables, lists, path);
    const where = url.slice(base.length);
    const answer = await calls.json(where, url, resource.envelope);
    if (!answer) return undefined;
    const parsed = parse(resource, answer.body, base);
    const wire = unwrap(answer.body, resource.envelope);
    const found: Answered = { ...answer, resource, where, wire, parsed };
    if (resource.name === settings.name) takeZone(found);
    const findings = [...faultsOfRecords(found), ...faultsOfDates(found, { zone, apiZone })];
    // Further pages and single records have the fields of the list.
    report.findings.push(...findings.filter(({ level, what }) => level === 'fault' || isNew(resource, what)));
    files.push(...filesOf(found, base));
    return found;
  }

  function takeZone({ parsed, where }: Answered) {
    const records = parsed.records as readonly unknown[] as readonly Setting[];
    const named = records.find(({ name }) => name === settingFields.timeZone.name)?.value;
    const faults = faultOfZone(named, where, variables.timeZone);
    report.findings.push(...faults);
    if (named !== undefined && faults.length === 0) zone = named;
  }

  const inOrder = [
    settings,
    ...resources.filter(({ name }) => name !== settings.name).sort((a, b) => a.rank - b.rank),
  ];
  const first = new Map<string, Answered>();
  for (const resource of inOrder as readonly Resource[]) {
    const found = await read(resource);
    if (!found) continue;
    first.set(resource.name, found);
    if (resource.envelope === 'page')
      report.findings.push(
        ...(await followPages(
          { resource, where: found.where, body: found.body, slugs: keysOf(found) },
          {
            root: `${base}/api/`,
            suffix: variables.apiSuffix,
            read: async (path) => {
              const page = await read(at(resource, path));
              return page && keysOf(page);
            },
          },
        )),
      );
  }
  for (const found of [...first.values()]) if (found.resource.envelope === 'page') await readDetails(found);
  for (const lists of listsOf(variables)) if (lists !== '') await readLanguage(lists);
  await checkFiles(files, { base, site, imageHosts, most }, calls);
  calls.end();
  return report;

  /** One record by its slug, and the list of one category and one tag, as the pages ask for them. */
  async function readDetails({ resource, parsed }: Answered) {
    const [record] = parsed.records;
    if (!record) return;
    const slug = String(record['slug']);
    const own = await read(at(resource, `${resource.name}/${addressPart(slug)}`, 'record'));
    const sent = own?.parsed.records[0]?.['slug'];
    if (own && sent !== slug)
      report.findings.push({
        level: 'fault',
        where: own.where,
        what: `expected the record with the slug ${quoted(slug)}, found ${quoted(sent ?? null)}.`,
        phone: 'A phone shows another record than the one that was chosen.',
      });
    for (const [type, { field, of }] of Object.entries(resource.filters ?? {})) {
      const used = parsed.records.flatMap((one) => one[field] ?? []).flat()[0];
      const [named] = first.get(of.name)?.parsed.records ?? [];
      const word = used ?? named?.['slug'] ?? (named && slugOf(String(named['name'])));
      if (word) await read(at(resource, `${resource.name}/${type}/${addressPart(String(word))}`));
    }
  }

  /** The lists of a further language, beside those of the first. */
  async function readLanguage(lists: string) {
    const same: string[] = [];
    let answered = 0;
    for (const own of first.values()) {
      const found = await read(own.resource, lists);
      if (!found) continue;
      answered += 1;
      if (found.text === own.text) same.push(found.where);
      else report.findings.push(...faultsOfLanguage(own, found));
    }
    if (same.length === answered && answered > 0)
      report.findings.push({
        level: 'fault',
        where: same[0]!,
        what: 'this and all other lists of the language are those of the first language: the server does not read it.',
        phone: 'A phone says that the page is in this language, and shows the texts of the first.',
      });
    else if (same.length > 0)
      report.findings.push({
        level: 'note',
        where: same[0]!,
        what: `nothing is translated in ${same.length} lists: ${same.join(', ')}.`,
      });
  }
}

/** What a list lacks beside the same list in the first language. */
function faultsOfLanguage(own: Answered, { where, wire, ...found }: Answered): Finding[] {
  if (wire.length < own.wire.length)
    return [
      {
        level: 'fault',
        where,
        what: `expected all ${own.wire.length} records of ${own.where}, also those that are not translated, found ${wire.length}.`,
        phone: 'A phone shows fewer records in this language.',
      },
    ];
  const slugs = new Set(slugsOf({ wire, ...found }));
  const lost = slugsOf(own).find((slug) => !slugs.has(slug));
  if (lost === undefined) return [];
  return [
    {
      level: 'fault',
      where,
      what: `expected the slugs of ${own.where}, which are the same in all languages, found no ${quoted(lost)}.`,
      phone: 'A phone that changes its language finds no page.',
    },
  ];
}

const slugOfWire = (record: unknown): string => {
  const { slug } = (record ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? slug : '';
};
const slugsOf = ({ wire }: Pick<Answered, 'wire'>) => wire.map(slugOfWire).filter(Boolean);

/** What no other record of a list has, on no page: the slug, or its place. */
const keysOf = ({ where, wire }: Answered): string[] =>
  wire.map((record, index) => slugOfWire(record) || `${where} ${index}`);
