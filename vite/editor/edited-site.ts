import { existsSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { loadEnv } from 'vite';
import type { RouteEntry } from '../../src/route';
import { ownPages } from '../../src/schemas/own-pages';
import { slugOf } from '../../src/schemas/slugs';
import { settings } from '../../src/schemas/settings';
import { readBuildVariables } from '../build-variables';
import { loadRoutes, resourcesOf } from '../content-api';
import { readContent, type ReadContent } from '../content/compile';
import { readRecord } from '../content/records/record-source';
import { readDescription, type SiteDescription } from '../site/description';
import { siteFolder } from '../site/folder';
import { editorConfiguration, type Configuration } from './configuration';
import { menuGroups } from '../site/menus';
import type { Choice } from './forms';
import { labelOf } from './labels';

/** The configuration of the editor for the site of a project. Faults of the content are no faults of the editor. */
export async function configurationOf(root: string): Promise<Configuration> {
  const site = siteFolder(root);
  const description = readDescription(site);
  const { siteLanguages, siteName, editor } = readBuildVariables(
    loadEnv('production', root, 'VITE_'),
    description,
  );
  const routes = await loadRoutes(root);
  const content = readContent({
    root,
    resources: [...resourcesOf(routes), ownPages],
    now: new Date(),
    siteLanguages,
    description,
  });
  return editorConfiguration({
    name: siteName,
    repository: editor,
    folder: editor?.folder ?? relative(repositoryOf(site.path), site.path).split(sep).join('/'),
    resources: content.resources,
    titles: titlesOf(routes),
    previewed: routes.flatMap(({ shows }) => (shows?.params ? [shows.of.name] : [])),
    siteLanguages,
    endings: endingsOf(content),
    settings: settingsOf(content),
    choices: choicesOf(content),
    inLanguages: inLanguages(description),
  });
}

/** The lines of `site.yaml` that have a text in each language; what is not there is as the name is. */
function inLanguages({ names, shortNames }: SiteDescription): string[] {
  const isInEach = (texts: ReadonlyMap<string, string>) => [...texts.keys()].some(Boolean);
  const isShort = isInEach(shortNames.size > 0 ? shortNames : names);
  return [...(isInEach(names) ? ['name'] : []), ...(isShort ? ['shortName'] : [])];
}

/** The nearest folder above that is a repository of Git; without one, the folder itself. */
function repositoryOf(folder: string): string {
  for (let place = folder; place !== dirname(place); place = dirname(place))
    if (existsSync(join(place, '.git'))) return place;
  return folder;
}

const titlesOf = (routes: readonly RouteEntry[]): Map<string, string> =>
  new Map(
    [...routes].reverse().flatMap(({ path, title, shows }) => {
      const name = shows?.kind ?? title;
      return shows && !path.includes(':') && typeof name === 'string' ? [[shows.of.name, name] as const] : [];
    }),
  );

/** What most records of a folder end in. */
const endingsOf = ({ folders }: ReadContent): Map<string, string> =>
  new Map(
    [...folders].flatMap(([name, { records }]) => {
      const endings = records.map((record) => extname(record).slice(1));
      const count = (ending: string) => endings.filter((one) => one === ending).length;
      const [most] = [...endings].sort((a, b) => count(b) - count(a));
      return most === undefined ? [] : [[name, most] as const];
    }),
  );

function settingsOf({ folders }: ReadContent): Map<string, string[]> {
  const folder = folders.get(settings.name);
  return new Map(
    (folder?.records ?? []).map((name) => [name, [...(readRecord(folder!, name, [])?.values.keys() ?? [])]]),
  );
}

/** The tags, and the categories that records have where no list names them. */
function choicesOf({ resources, records }: ReadContent): Map<string, Choice[]> {
  const groups = menuGroups.map((value) => ({ label: labelOf(value), value }));
  const choices = new Map<string, Choice[]>([[`${ownPages.name}.menu`, groups]]);
  for (const { name, fields, filters = {} } of resources) {
    const of = (resource: string) => (records.get(resource) ?? []).map(({ record }) => record);
    for (const { field, of: named } of Object.values(filters)) {
      const tags = of(named.name).map((record) => String(record['name']));
      choices.set(
        `${name}.${field}`,
        tags.map((label) => ({ label, value: slugOf(label) })),
      );
    }
    if (fields['category']?.kind !== 'text') continue;
    const used = of(name).map((record) => String(record[fields['category']!.wire[0]!]));
    choices.set(
      `${name}.category`,
      [...new Set(used)].map((value) => ({ label: value, value })),
    );
  }
  return choices;
}
