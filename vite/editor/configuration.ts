import type { Kind, Resource } from '../../src/schemas/base';
import { largestFile } from '../content/files/disk';
import { translatedFields } from '../content/records/translations';
import { descriptionFile } from '../site/description';
import type { EditedRepository } from '../site/editor';
import { inFolder, type Collection, type EditedSite, type FormField } from './forms';
import { hints, labelOf } from './labels';
import { descriptionForm, listForms, settingsForms } from './single-files';
import { widgetOf } from './widgets';

export interface Configuration {
  backend: Readonly<Record<string, string | readonly string[]>>;
  collections: readonly Collection[];
  /** Not of the package: the lists whose records have a page to preview, and the languages of the site. */
  previews: { lists: readonly string[]; codes: readonly string[] };
  [option: string]: unknown;
}

/** Pictures from a phone become smaller before they are committed: a slide, the largest, has this width. */
const widest = 1600;

/** The configuration of the editor at `/admin/`, which is made from the schemas: a form for each list and file of the site. */
export function editorConfiguration(site: EditedSite): Configuration {
  const { siteLanguages, folder, name } = site;
  const codes = siteLanguages.map(({ code }) => code);
  return {
    load_config_file: false,
    app_title: name,
    backend: backendOf(site.repository),
    media_folder: inFolder(folder, 'settings'),
    public_folder: '/',
    media_libraries: {
      default: {
        config: {
          // The package writes 25 × 1024² as 26.2 MB.
          max_file_size: Math.floor(largestFile / 1024 ** 2) * 1e6,
          transformations: { raster_image: { format: 'webp', quality: 80, width: widest, height: widest } },
        },
      },
      stock_assets: { providers: [] },
    },
    ...(codes.length > 1 && {
      i18n: {
        structure: 'multiple_files',
        locales: codes,
        default_locale: codes[0],
        initial_locales: 'default',
        omit_default_locale_from_file_path: true,
      },
    }),
    editor: { preview: false },
    previews: { lists: site.previewed, codes },
    slug: { encoding: 'unicode', maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...site.resources.map((resource) => collectionOf(resource, site)),
      ...listForms(folder),
      settingsForms(site),
      {
        name: 'site',
        label: 'The site',
        files: [
          {
            name: 'site',
            label: descriptionFile,
            file: inFolder(folder, descriptionFile),
            format: 'yaml',
            fields: descriptionForm(codes, site.inLanguages),
          },
        ],
      },
    ],
  };
}

/** How the editor reaches the repository: https://sveltiacms.app/en/docs/backends */
function backendOf(repository: EditedRepository | undefined): Configuration['backend'] {
  // On localhost the editor offers the folder of this computer; it asks for the name of a repository all the same.
  if (!repository) return { name: 'github', repo: 'this/computer', branch: 'main' };
  const { host, name, branch, api, appId } = repository;
  return {
    name: host,
    repo: name,
    branch,
    api_root: api,
    auth_methods: appId ? ['oauth', 'token'] : ['token'],
    ...(appId && {
      app_id: appId,
      base_url: new URL(api).origin,
      ...(host === 'gitlab' && { auth_type: 'pkce' }),
    }),
  };
}

function collectionOf(resource: Resource, site: EditedSite): Collection {
  const { name, fields, body, slugFrom, envelope } = resource;
  const { folder, titles, endings, siteLanguages } = site;
  const extension = endings.get(name) ?? (body ? 'md' : 'yaml');
  const translated = siteLanguages.length > 1 ? translatedFields(resource) : [];
  const title = resource.title ?? textOf(resource) ?? slugFrom?.number;
  // Of projects and posts, the file whose name comes first is the newest.
  const template = `${envelope === 'page' ? '00-' : ''}{{${slugFrom && resource.title ? slugFrom.number : (title ?? 'uuid_short')}}}`;
  return {
    name,
    label: titles.get(name) ?? labelOf(name),
    folder: inFolder(folder, name),
    extension,
    format: extension === 'md' ? 'yaml-frontmatter' : extension === 'json' ? 'json' : 'yaml',
    ...(body && extension === 'md' && { body_field: { key: body } }),
    // Documents and pictures stand beside the record, and their name alone is written.
    media_folder: '',
    public_folder: '',
    create: true,
    ...(site.previewed.includes(name) && { editor: { preview: true } }),
    identifier_field: slugFrom && resource.title ? slugFrom.number : (title ?? Object.keys(fields)[0]),
    summary:
      [slugFrom?.number, title].flatMap((field) => (field ? [`{{${field}}}`] : [])).join(' ') ||
      '{{filename}}',
    slug: { template, editable: true },
    i18n: translated.length > 0,
    fields: orderOf(resource).map((field) => formField(resource, field, site, translated.includes(field))),
  };
}

/** The first identifying text. */
const textOf = ({ fields, body }: Resource) =>
  Object.keys(fields).find(
    (name) => name !== body && fields[name]?.need === 'identity' && /^(text|markup)$/.test(fields[name].kind),
  );

/** The fields of a schema; the text below the others stands last, as in the file. */
const orderOf = ({ fields, body }: Resource): string[] => [
  ...Object.keys(fields).filter((name) => name !== body),
  ...(body ? [body] : []),
];

function formField(resource: Resource, name: string, site: EditedSite, isTranslated: boolean): FormField {
  const field = resource.fields[name]!;
  const isNeeded = field.need !== 'optional' && field.kind !== 'flag';
  const [own] = site.siteLanguages;
  const widget = widgetOf(resource, name, field, site);
  const isChosen = /^(relation|select)$/.test(widget.widget);
  const hint =
    hints[`${resource.name}.${name}`] ?? hints[name] ?? (isChosen ? undefined : hintsOfKinds[field.kind]);
  return {
    name,
    label: labelOf(name),
    ...(hint !== undefined && { hint }),
    // A translation has what differs, and nothing else.
    required: isNeeded && isTranslated && own ? [own.code] : isNeeded,
    i18n: isTranslated,
    ...widget,
  };
}

const hintsOfKinds: Partial<Record<Kind, string>> = {
  slug: 'The last part of the address: small letters, digits and single hyphens. It should stay as it is.',
  link: 'Begins with https://, mailto:, tel: or /.',
  file: 'A PDF, an Office file, RTF, CSV or ZIP of at most 25 MB.',
  image: 'A picture. One from a phone is made smaller.',
};
