import type { Field, Resource } from '../../src/schemas/base';
import { longestLine } from '../../src/schemas/parse';
import { documentTypes } from '../../sw/contract/media-types';
import { imageTypes } from '../content/files/names';
import type { EditedSite } from './forms';

/** The way in which a field is edited, with its options. */
export type Widget = { widget: string } & Record<string, unknown>;

const besideRecord = { choose_url: false, media_folder: '', public_folder: '' };
/** The files that a field takes, as the `accept` of HTML. */
export const acceptOf = (types: Readonly<Record<string, string>>) =>
  Object.keys(types)
    .map((ending) => `.${ending}`)
    .join(',');

/** How a field of a schema is edited. */
export function widgetOf(resource: Resource, name: string, field: Field, { choices }: EditedSite): Widget {
  const filter = Object.values(resource.filters ?? {}).find((one) => one.field === name);
  const options = choices.get(`${resource.name}.${name}`);
  const multiple = field.kind === 'texts' && { multiple: true };
  if (filter?.of.fields['slug']?.need === 'identity')
    return {
      widget: 'relation',
      collection: filter.of.name,
      value_field: 'slug',
      display_fields: ['name'],
      ...multiple,
    };
  if (options && options.length > 0) return { widget: 'select', options, ...multiple };
  switch (field.kind) {
    case 'markup':
      return name === resource.body ? prose : inlineProse;
    case 'date':
      return name === 'date' || name === resource.slugFrom?.date ? day : moment;
    case 'flag':
      return { widget: 'boolean', default: false };
    case 'number':
      return { widget: 'number', value_type: 'float' };
    case 'texts':
      return { widget: 'list' };
    case 'slug':
      return {
        widget: 'string',
        pattern: [
          '^[\\p{Ll}\\p{Lo}\\p{M}\\p{N}]+(-[\\p{Ll}\\p{Lo}\\p{M}\\p{N}]+)*$',
          'Use small letters, digits and single hyphens.',
        ],
      };
    case 'link':
      return {
        widget: 'string',
        pattern: ['^(https?://|mailto:|tel:|/)\\S+$', 'Write an address, such as https://example.org.'],
      };
    case 'file':
      return { widget: 'file', accept: acceptOf(documentTypes), ...besideRecord };
    case 'image':
      return { widget: 'image', accept: acceptOf(imageTypes), ...besideRecord };
    case 'changes':
      return {
        widget: 'list',
        fields: [
          { name: 'date', label: 'Date', ...day },
          { name: 'sentence', label: 'What changed', widget: 'string', maxlength: longestLine },
        ],
      };
    case 'text':
      return field.isLong ? { widget: 'text' } : { widget: 'string', maxlength: longestLine };
  }
}

/** What pages render of Markdown. `h1` is the title of the page. */
const prose: Widget = {
  widget: 'markdown',
  buttons: [
    ...['bold', 'italic', 'link', 'heading-two', 'heading-three', 'heading-four'],
    ...['quote', 'bulleted-list', 'numbered-list'],
  ],
  editor_components: ['image'],
  linked_images: false,
};

/** A paragraph. */
const inlineProse: Widget = {
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link'],
  editor_components: [],
  minimal: true,
};

const day: Widget = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
const moment: Widget = { widget: 'datetime', type: 'datetime-local', format: 'YYYY-MM-DD HH:mm' };
