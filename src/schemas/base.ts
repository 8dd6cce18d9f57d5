import * as v from 'valibot';
import type { WithLanguages } from './text-languages';
import { isSafe, isSlug, wellFormed } from './well-formed';

/** HTML from the API: untrusted until `components/prose` has sanitised it, hence a branded type. */
export type Markup = v.InferOutput<typeof markupValue>;

/** A document. Its address is absolute, or root-relative if the API is on the app's origin; `language` is a BCP 47 tag. */
export interface FileValue {
  url: string;
  size?: number;
  type?: string;
  sha256?: string;
  language?: string;
}

export interface ImageValue {
  url: string;
  width?: number;
  height?: number;
  /** The same image for small sizes, and the colour (`#a1b2c3`) in its place until it has loaded. */
  small?: { url: string; width: number };
  colour?: string;
}

/** What an organisation says that it changed of a published notice; `date` is as a field of that kind. */
export interface NoticeChange {
  date: string;
  sentence: string;
}

interface Kinds {
  text: string;
  /** Identifies a record in addresses. */
  slug: string;
  /** Several words or slugs: an array, or one text with commas. */
  texts: readonly string[];
  markup: Markup;
  /** `2026-11-20`, `2026-11-20 14:30:00`, an ISO 8601 timestamp, or free text; `format/dates.ts` parses it. */
  date: string;
  flag: boolean;
  number: number;
  link: string;
  file: FileValue;
  image: ImageValue;
  /** The newest first. */
  changes: readonly NoticeChange[];
}

export type Kind = keyof Kinds;

/**
 * `identity`: a record without it is dropped. `expected`: required in `content/`, but an API may omit it.
 * `optional`: may always be missing.
 */
export type Need = 'identity' | 'expected' | 'optional';

export interface Field<K extends Kind = Kind, N extends Need = Need> {
  kind: K;
  need: N;
  /** Property names in the API; the first one with a value is used. */
  wire: readonly string[];
  /** The text may have paragraphs; any other text is a single line, truncated after 500 characters. */
  isLong?: true;
  /** The API may send the related record in its place, as Laravel does with a loaded relation. */
  isRelation?: true;
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F['need'] extends 'identity'
  ? Kinds[F['kind']]
  : Kinds[F['kind']] | undefined;

export type RecordOf<R extends { fields: Fields }> = {
  [Name in keyof R['fields']]: ValueOf<R['fields'][Name]>;
} & WithLanguages;

const make =
  <K extends Kind>(kind: K) =>
  (...wire: string[]): Field<K, 'expected'> => ({ kind, need: 'expected', wire });

export const text = make('text');
export const slug = make('slug');
export const texts = make('texts');
export const markup = make('markup');
export const date = make('date');
export const flag = make('flag');
export const number = make('number');
export const link = make('link');
export const file = make('file');
export const image = make('image');
export const changes = make('changes');

export const identity = <K extends Kind>(field: Field<K>): Field<K, 'identity'> => ({
  ...field,
  need: 'identity',
});
export const optional = <K extends Kind>(field: Field<K>): Field<K, 'optional'> => ({
  ...field,
  need: 'optional',
});

/** A text that may have paragraphs. */
export const long = <N extends Need>(field: Field<'text', N>): Field<'text', N> => ({
  ...field,
  isLong: true,
});

/** A value that may come as the related record: its `name` for a text; its `slug`, else its name's, for a slug. */
export const relation = <K extends 'text' | 'slug' | 'texts'>(
  field: Field<K, 'expected'>,
): Field<K, 'expected'> => ({ ...field, isRelation: true });

/** The form of a response: a list, one page of a list, or a single record. */
export type Envelope = 'list' | 'page' | 'record';

export interface Resource<F extends Fields = Fields> {
  /** The last segment of the API path, and the name of the folder in `content/`. */
  name: string;
  /** The path below `/api/` if it is not the name: `projects/category/water`, `posts?page=2`. */
  path?: string;
  envelope: Envelope;
  fields: F;
  /** The field that is the Markdown body of a record in `content/`. */
  body?: string;
  /** The lists that filter this one, by the word in the address: `posts/tag/{slug}`. */
  filters?: Filters;
  /** The date after which a record is closed. Closed records are skipped when all open ones are saved together. */
  deadline?: string;
  /** The field that names a record if it has a value; else the first identifying one does. */
  title?: string;
  /** The field with the introduction of a record, which previews show. */
  intro?: string;
  /** The field that says how to answer a notice. */
  answer?: string;
  /** The fields that give a record without a slug of its own its address: see `slugs.ts`. */
  slugFrom?: SlugSource;
  /** The searched fields besides the title, unless these are all its texts. */
  searched?: readonly string[];
  /** Whether a record of `content/` without a slug of its own has the name of its file. */
  isNamedByFile?: true;
  /** The order in which lists are prefetched and search results are grouped: lower comes first. */
  rank: number;
}

/** The field with a record's number, and the one with the date that orders records of equal numbers. */
export interface SlugSource {
  number: string;
  date: string;
}

/** The field with the slugs, and the resource that names them. */
export type Filters = Readonly<Record<string, { field: string; of: Resource }>>;

interface Options<F extends Fields> extends Partial<Pick<Resource, 'rank' | 'filters' | 'isNamedByFile'>> {
  body?: keyof F & string;
  deadline?: keyof F & string;
  title?: keyof F & string;
  intro?: keyof F & string;
  answer?: keyof F & string;
  slugFrom?: { number: keyof F & string; date: keyof F & string };
  searched?: readonly (keyof F & string)[];
}

type WithId<F extends Fields> = F & { id: Field<'text', 'optional'> };

/** A resource whose response is a list. Every record may have an id, which identifies it in later responses. */
export const list = <F extends Fields>(
  name: string,
  fields: F,
  options: Options<F> = {},
): Resource<WithId<F>> => ({
  name,
  envelope: 'list',
  fields: { ...fields, id: optional(text('id')) },
  rank: 50,
  ...options,
});

/** A resource whose response is one page of a list. */
export const pages = <F extends Fields>(
  name: string,
  fields: F,
  options: Options<F> = {},
): Resource<WithId<F>> => ({
  ...list(name, fields, options),
  envelope: 'page',
});

/** The same resource at another path below `/api/`. */
export const at = <F extends Fields>(
  resource: Resource<F>,
  path: string,
  envelope: Envelope = resource.envelope,
): Resource<F> => ({ ...resource, path, envelope });

const rawText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())], 'text'),
  v.transform(String),
  v.trim(),
  v.nonEmpty('text'),
);
const textValue = v.pipe(rawText, v.transform(wellFormed));
const slugValue = v.pipe(rawText, v.check(isSlug, 'a slug that an address can carry'));
const textsValue = v.pipe(
  v.union(
    [
      v.array(v.unknown()),
      v.pipe(
        v.string(),
        v.transform((value) => value.split(',')),
      ),
    ],
    'a list of texts',
  ),
  v.transform((list) =>
    list.flatMap((item) => {
      const result = v.safeParse(textValue, item);
      return result.success ? [result.output] : [];
    }),
  ),
);
const markupValue = v.pipe(textValue, v.brand('Markup'));
const numberValue = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))], 'a number'),
  v.finite('a number'),
);
const flagValue = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])], '1 or 0'),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);
const changesValue = v.array(v.object({ date: textValue, sentence: textValue }), 'a list of changes');
const linkValue = v.pipe(textValue, v.check(isSafe, 'an http(s), mailto or tel address'));

export const values = {
  text: textValue,
  slug: slugValue,
  texts: textsValue,
  markup: markupValue,
  date: textValue,
  flag: flagValue,
  number: numberValue,
  link: linkValue,
  file: linkValue,
  image: linkValue,
  changes: changesValue,
} satisfies { [K in Kind]: v.GenericSchema<unknown, unknown> };
