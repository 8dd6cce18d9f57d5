import type { Resource } from '../../src/schemas/base';
import type { SiteLanguage } from '../messages/languages';
import type { EditedRepository } from '../site/editor';

/** A field of a form. The other options are those of its widget: https://sveltiacms.app/en/docs/fields */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean | readonly string[];
  i18n?: boolean;
  fields?: readonly FormField[];
  field?: FormField;
  [option: string]: unknown;
}

/** A form for one file. */
export interface FormFile {
  name: string;
  label: string;
  file: string;
  fields: readonly FormField[];
  [option: string]: unknown;
}

/** The records of one folder, or forms for single files. */
export interface Collection {
  name: string;
  label: string;
  fields?: readonly FormField[];
  files?: readonly FormFile[];
  [option: string]: unknown;
}

/** What the forms are made of, besides the schemas. */
export interface EditedSite {
  name: string;
  /** What `site.yaml` says of the repository; undefined where the editor edits a folder of this computer alone. */
  repository?: EditedRepository | undefined;
  /** The folder of the site below the root of its repository, `content`; empty if it is the root. */
  folder: string;
  resources: readonly Resource[];
  /** What a list is called, by the name of its resource. */
  titles: ReadonlyMap<string, string>;
  /** The lists whose records have a page, by the names of their resources. */
  previewed: readonly string[];
  siteLanguages: readonly SiteLanguage[];
  /** The ending of the records of a folder, by the name of its resource; `md` or `yaml` by the schema without one. */
  endings: ReadonlyMap<string, string>;
  /** The settings in each file of `settings/`. */
  settings: ReadonlyMap<string, readonly string[]>;
  /** The values to choose from, by resource and field: `posts.tags`. */
  choices: ReadonlyMap<string, readonly Choice[]>;
  /** The lines of `site.yaml` that have a text in each language. */
  inLanguages: readonly string[];
}

export interface Choice {
  label: string;
  value: string;
}

/** A path from the root of the repository. */
export const inFolder = (folder: string, path: string): string => (folder ? `${folder}/${path}` : path);
