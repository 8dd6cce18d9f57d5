import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn } from '../../src/format/dates';
import type { Resource } from '../../src/schemas/base';
import { settings } from '../../src/schemas/settings';
import { siteLanguagesOf, english, type SiteLanguage } from '../messages/languages';
import { movedFile } from '../host/moved';
import {
  descriptionFile,
  nothingDescribed,
  readDescription,
  type SiteDescription,
} from '../site/description';
import { hintOf } from '../nearest';
import { isListOfPagesOff } from '../site/empty-pages';
import { siteFolder, type SiteFolder } from '../site/folder';
import { wordsFolder } from '../site/words';
import { responsesOf, checkedBody, type ApiResponse } from './responses';
import { listEntries } from './files/disk';
import { ContentError, hasFault, type Fault } from './faults';
import type { Files } from './files';
import { emptyFolder, faultsOfMisnamed, openFolder, warnOfUnused, type Folder } from './files/folder';
import type { Pictures } from './pictures';
import { filteredResponses } from './responses/filters';
import { listIn, readRecords, type SourcedRecord } from './records';
import {
  describedSettings,
  readSettings,
  settingsIn,
  wireSettings,
  zoneOf,
  type WireSetting,
} from './settings';
import { checkStaticFolders, listFolders } from './static-folders';
import { faultsOfFigures, faultsOfUsage } from '../messages/usage';
import { placeOf, readRecord, type RecordSource } from './records/record-source';
import { isBetweenCurlyQuotes } from './records/typing-mistakes';

export interface CompileOptions {
  /** The project's folder, which has `content/`, the site that is compiled without `SITE`. */
  root: string;
  /** The resources to compile; `settings` is always compiled. */
  resources: readonly Resource[];
  /** Those whose folders may be there, although no page of this site reads them. */
  known?: readonly Resource[];
  now: Date;
  /** The languages of the site; English alone if not given. */
  siteLanguages?: readonly SiteLanguage[];
  /** What was made of the folder's pictures; they go out as they are if not given. */
  pictures?: Pictures;
  /** What `site.yaml` says, if it was read already. */
  description?: SiteDescription;
  /** The paths of the pages that are off: nobody misses the lists of these. */
  off?: readonly string[];
}

export interface CompiledContent {
  /** Path below the site's root (`api/vacancies.json`) → JSON. */
  responses: Map<string, string>;
  /** Path below the site's root (`files/vacancies/a.pdf`) → path of the source. */
  files: Files;
  /** One line each; warnings do not fail the build. */
  warnings: string[];
}

/** What the folder of a site holds, as far as it could be read, and every fault of it. */
export interface ReadContent extends CompiledContent {
  /** The folder as messages name it. */
  site: string;
  faults: readonly Fault[];
  /** The resources but the settings. */
  resources: readonly Resource[];
  /** The records that have no fault, by the name of their resource. */
  records: ReadonlyMap<string, readonly SourcedRecord[]>;
  /** The settings that have no fault. */
  settings: readonly WireSetting[];
  /** By the name of their resource. */
  folders: ReadonlyMap<string, Folder>;
  /** The zone of all times. */
  zone: string;
}

/** Compiles the folder of a site to the embedded API. Throws a ContentError that lists every fault of the content. */
export function compileContent(options: CompileOptions): ReadContent {
  const content = readContent(options);
  if (content.faults.length > 0) throw new ContentError(content.faults);
  return content;
}

/** Reads the folder of a site. Throws a ContentError if there is none. */
export function readContent({
  root,
  resources,
  known = resources,
  now,
  siteLanguages = siteLanguagesOf([english]),
  description,
  pictures = new Map(),
  off = [],
}: CompileOptions): ReadContent {
  const site = siteFolder(root);
  if (!existsSync(site.path)) {
    throw new ContentError([{ file: site.label, expected: 'the folder of the content', found: 'nothing' }]);
  }
  const faults: Fault[] = [];
  const files: Files = new Map();
  const others = resources.filter(({ name }) => name !== settings.name);
  const names = [settings, ...others].map(({ name }) => name);
  const all = [settings, ...known].map(({ name }) => name);
  const isDescribed = existsSync(join(site.path, descriptionFile));
  const described = description ?? (isDescribed ? readDescription(site) : nothingDescribed);
  const present = presentFolders(
    site,
    [...new Set([...names, ...all, ...Object.keys(listFolders), wordsFolder])],
    [movedFile, descriptionFile, described.variables['SITE_ICON'] ?? ''],
    faults,
  );
  checkStaticFolders(site, faults);

  const folders = new Map<string, Folder>();
  for (const name of names) {
    if (present.has(name)) folders.set(name, openFolder(site, name, faults, pictures));
  }
  const settingsFolder = folders.get(settings.name) ?? emptyFolder(site, settings.name);
  const entries = [
    ...describedSettings(described, siteLanguages, faults),
    ...readSettings(settingsFolder, faults),
  ];
  const zone = zoneOf(entries, faults);
  const today = dayIn(zone, now.getTime());

  const responses = new Map<string, string>();
  const publish = (resource: Resource, list: readonly ApiResponse[]) => {
    for (const response of list) responses.set(response.path, checkedBody(resource, response, faults));
  };
  const wired = wireSettings(entries, { folder: settingsFolder, files, faults }, siteLanguages);
  for (const { tag, prefix } of siteLanguages)
    publish(settings, responsesOf(settings, settingsIn(tag, wired), prefix));
  const sources = new Map<string, SourcedRecord[]>();
  for (const resource of others) {
    const folder = folders.get(resource.name);
    sources.set(
      resource.name,
      folder ? readRecords(resource, { folder, files, today, siteLanguages }, siteLanguages, faults) : [],
    );
  }
  const labelOf = (name: string) => `${site.label}/${name}`;
  for (const resource of others) {
    for (const siteLanguage of siteLanguages) {
      const records = listIn(siteLanguage, sources.get(resource.name) ?? []);
      publish(resource, responsesOf(resource, records, siteLanguage.prefix));
    }
    publish(resource, filteredResponses(resource, sources, siteLanguages, faults, labelOf));
  }

  for (const folder of folders.values()) faults.push(...faultsOfMisnamed(folder));
  const missing = names.filter((name) => !folders.has(name) && !isListOfPagesOff(name, off));
  const warnings = [
    ...(missing.length > 0
      ? [`${site.label}: lists without a folder of their name are empty: ${missing.join(', ')}`]
      : []),
    // A record with a fault may be the one that names a file.
    ...[...folders.values()].filter((folder) => !hasFault(folder, faults)).flatMap(warnOfUnused),
    ...[...folders.values()].flatMap((folder) => warnOfWording(folder, siteLanguages)),
    ...[...folders.values()].flatMap(warnOfQuotes),
  ];
  return {
    ...{ site: site.label, responses, files, warnings, faults },
    ...{ resources: others, records: sources, settings: wired, folders, zone },
  };
}

/** Which of the folders `names` exist; anything else in the site's folder but `files` is a fault. */
function presentFolders(
  { path, label }: SiteFolder,
  names: readonly string[],
  files: readonly string[],
  faults: Fault[],
): Set<string> {
  const present = new Set<string>();
  for (const { name, kind } of listEntries(path, path, label, faults)) {
    if (kind === 'folder' && names.includes(name)) present.add(name);
    else if (kind !== 'file' || !files.includes(name)) {
      const found = kind === 'folder' ? 'a folder that no page reads' : 'a file, which belongs elsewhere';
      faults.push({
        file: `${label}/${name}`,
        expected: `one of the folders ${names.join(', ')}${hintOf(name, names)}`,
        found,
      });
    }
  }
  return present;
}

/**
 * What the translations of a folder have that their languages write otherwise, and the figures in which they differ
 * from their records: a line each, with file and field. No fault: a vacancy must not wait for a word.
 */
const warnOfWording = (folder: Folder, siteLanguages: readonly SiteLanguage[]): string[] =>
  folder.records.flatMap((name) =>
    siteLanguages.flatMap(({ code }) => {
      const file = folder.translations.get(name)?.get(code);
      const translation = file === undefined ? undefined : readRecord(folder, file, []);
      const own = translation && readRecord(folder, name, []);
      return own ? linesOf(own, translation, code) : [];
    }),
  );

/** The texts that stand between curly quotes as a whole: no fault, for a title may be what somebody said. */
const warnOfQuotes = (folder: Folder): string[] =>
  [...folder.records, ...[...folder.translations.values()].flatMap((one) => [...one.values()])].flatMap(
    (name) => {
      const source = readRecord(folder, name, []);
      return [...(source?.values ?? [])].flatMap(([field, value]) =>
        isBetweenCurlyQuotes(value)
          ? [
              `${placeOf(source!, field)}: ${field}: ${value} is shown with these quotes: are they part of it?`,
            ]
          : [],
      );
    },
  );

function linesOf(own: RecordSource, translation: RecordSource, code: string): string[] {
  const originals = textsOf(own);
  return [...textsOf(translation)].flatMap(([field, text]) =>
    [...faultsOfUsage(text, code, 'content'), ...faultsOfFigures(originals.get(field) ?? '', text, code)].map(
      (fault) => `${translation.file}: ${field}: ${fault}`,
    ),
  );
}

const textsOf = ({ values, body }: RecordSource): Map<string, string> =>
  new Map(
    [...values, ['text', body] as const].flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value] as const] : [],
    ),
  );
