import type { GenericSchema } from 'valibot';
import { settingFields, slideSetting, type SettingName } from '../../src/schemas/settings';
import { slugOf } from '../../src/schemas/slugs';
import { figureFields, figuresSetting, sourceSetting } from '../content/figures';
import { imageTypes } from '../content/files/names';
import { translatedSettings } from '../content/records/translations';
import { describedSettingNames } from '../content/settings';
import { slideFields, slidesSetting } from '../content/slides';
import { listFolders } from '../content/static-folders';
import { descriptionFields } from '../site/description';
import { inFolder, type Collection, type EditedSite, type FormField, type FormFile } from './forms';
import { labelOf } from './labels';
import { acceptOf, type Widget } from './widgets';

const settingsFolder = 'settings';

/** A form for each file of settings. What no file has yet stands with what is of its category. */
export function settingsForms({ folder, settings, siteLanguages }: EditedSite): Collection {
  const files = new Map([...settings].map(([file, names]) => [file, [...names]]));
  const fileWith = (isOf: (name: string) => boolean) => [...files].find(([, names]) => names.some(isOf))?.[0];
  const all = [...Object.keys(settingFields), slidesSetting, figuresSetting].filter(
    (name) => !describedSettingNames.includes(name),
  );
  for (const name of all.filter((one) => !fileWith((other) => other === one))) {
    const { category } = settingOf(name);
    const file = fileWith((other) => settingOf(other)?.category === category) ?? `${slugOf(category)}.yaml`;
    files.set(file, [...(files.get(file) ?? []), name]);
  }
  const isTranslated = (name: string) =>
    siteLanguages.length > 1 && [...translatedSettings, figuresSetting, slidesSetting].includes(name);
  return {
    name: settingsFolder,
    label: 'Settings',
    media_folder: inFolder(folder, settingsFolder),
    public_folder: '',
    i18n: siteLanguages.length > 1,
    files: [...files].map(([file, names]): FormFile => {
      const stem = file.replace(/\.[^.]+$/, '');
      const known = names.filter((name) => all.includes(name));
      const hasTranslation = known.some(isTranslated);
      return {
        name: stem,
        label: labelOf(stem),
        file: inFolder(folder, `${settingsFolder}/${stem}${hasTranslation ? '.{{locale}}' : ''}.yaml`),
        format: 'yaml',
        i18n: hasTranslation,
        fields: known.map((name) => ({
          name,
          label: labelOf(name),
          required: false,
          i18n: isTranslated(name),
          ...widgetOfSetting(name),
        })),
      };
    }),
  };
}

const settingOf = (name: string) => {
  if (name === slidesSetting) return slideSetting;
  return settingFields[name === figuresSetting ? sourceSetting : (name as SettingName)];
};

function widgetOfSetting(name: string): Widget {
  const { kind, isLong } = { isLong: undefined, ...settingOf(name) };
  const image = { widget: 'image', accept: acceptOf(imageTypes), choose_url: false };
  const listOf = (
    names: readonly string[],
    needed: readonly string[],
    widgets: Record<string, Widget> = {},
  ) => ({
    widget: 'list',
    fields: names.map((field) => ({
      ...{ name: field, label: labelOf(field), widget: 'string', ...widgets[field] },
      required: needed.includes(field),
    })),
  });
  if (name === slidesSetting) return listOf(slideFields, ['image'], { image });
  if (name === figuresSetting) return listOf(figureFields, ['number', 'title']);
  if (kind === 'image') return image;
  return kind === 'text' && isLong ? { widget: 'text' } : { widget: 'string' };
}

/**
 * The form of `site.yaml`: its lines, those with a dot in groups. It has none for the names of pages; the editor keeps
 * those that are there.
 */
export function descriptionForm(codes: readonly string[], inLanguages: readonly string[]): FormField[] {
  const form: FormField[] = [];
  for (const [path, { kind }] of Object.entries(descriptionFields)) {
    const groups = path.split('.');
    const name = groups.pop()!;
    let place = form;
    for (const group of groups) {
      const known = place.find((field) => field.name === group);
      const fields = (known?.fields ?? []) as FormField[];
      if (!known)
        place.push({
          name: group,
          label: labelOf(group),
          widget: 'object',
          required: false,
          collapsed: 'auto',
          fields,
        });
      place = fields;
    }
    const common = { name, label: labelOf(name), required: path === 'name' };
    if (kind === 'list') place.push({ ...common, widget: 'list' });
    else if (kind === 'texts' && inLanguages.includes(path))
      place.push({
        ...common,
        widget: 'object',
        fields: codes.map((code) => ({ name: code, label: code, widget: 'string', required: false })),
      });
    else place.push({ ...common, widget: 'string' });
  }
  return form;
}

/** What is read of a valibot schema: https://valibot.dev/guides/internal-architecture/ */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  /** What may be left out. */
  wrapped?: Shape;
}

/** The endings that the app takes of the files beside these lists. */
const taken: Readonly<Record<string, { widget: string; accept: string }>> = {
  image: { widget: 'image', accept: '.avif,.webp,.png,.jpg,.jpeg' },
  file: { widget: 'file', accept: '.pdf' },
};

/** The forms of the lists that are part of the app, made from their schemas: `publications.json` and the like. */
export const listForms = (folder: string): Collection[] =>
  Object.entries(listFolders).map(([name, { schema }]) => ({
    name,
    label: labelOf(name),
    media_folder: inFolder(folder, name),
    public_folder: '',
    files: [
      {
        name,
        label: labelOf(name),
        file: inFolder(folder, `${name}/${name}.json`),
        format: 'json',
        fields: fieldsOf(schema as GenericSchema & Shape),
      },
    ],
  }));

function fieldsOf(shape: Shape): FormField[] {
  if (shape.entries) return Object.entries(shape.entries).map(([name, inner]) => fieldOf(name, inner));
  // The list is the file.
  return [{ ...fieldOf('list', shape), root: true }];
}

function fieldOf(name: string, shape: Shape): FormField {
  const common = { name, label: labelOf(name) };
  if (shape.type === 'array')
    return { ...common, widget: 'list', required: false, collapsed: true, fields: fieldsOf(shape.item!) };
  if (shape.type === 'number') return { ...common, widget: 'number', value_type: 'int' };
  const isOptional = shape.wrapped !== undefined;
  const file = taken[name] && { ...taken[name], choose_url: false };
  return { ...common, required: !isOptional, ...(file ?? { widget: 'string' }) };
}
