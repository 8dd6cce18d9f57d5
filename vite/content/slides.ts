import { slidePart, slideSetting } from '../../src/schemas/settings';
import type { SiteLanguage } from '../messages/languages';
import { show, type Report } from './faults';
import { takeImage, type Files } from './files';
import type { Folder } from './files/folder';
import { fieldsOf, type TranslatedList } from './list-entries';
import { languageOfText } from './records/translations';
import { convert, isBlank, type WireRecord } from './records/wire-value';

/** The setting that is the list of pictures at the head of the home page. */
export const slidesSetting = 'slides';

/** The fields of a slide. */
export const slideFields: readonly string[] = ['image', 'text', 'link'];

/** The category of the texts and links; every setting in that of the slides is a picture. */
const category = 'Home';

const expected =
  'a list of image names, or of slides, each with an image, and a text and a link if it has them';
const form = { fields: slideFields, of: 'a slide', expected };

interface Slide {
  image: unknown;
  text?: string;
  link?: string;
}

function readSlides(value: unknown, report: Report): Slide[] {
  if (!Array.isArray(value)) return report(expected, show(value)) ?? [];
  return value.flatMap((entry: unknown): Slide[] => {
    if (isBlank(entry)) return [];
    if (!(entry instanceof Map)) return [{ image: entry }];
    const fields = fieldsOf(entry, form, report);
    if (!fields) return [];
    const { image, text, link } = fields;
    if (image === undefined) return report('an image for each slide', 'one without') ?? [];
    if (link !== undefined && text === undefined)
      return report('a text for each link, which says where it leads', `the link ${link} alone`) ?? [];
    return [{ image, ...(text !== undefined && { text }), ...(link !== undefined && { link }) }];
  });
}

/** The texts of a translation by the place of their slide; none, with a fault, for a list of another length. */
function translatedTexts(
  slides: readonly Slide[],
  { value, report }: TranslatedList,
): (string | undefined)[] {
  if (!Array.isArray(value) || value.length !== slides.length) {
    const found = Array.isArray(value) ? `${value.length}` : show(value);
    return (
      report(`the ${slides.length} slides of the record, in their order, each with its text`, found) ?? []
    );
  }
  return value.map((entry: unknown, index) => {
    const own = slides[index]!;
    const fields = fieldsOf(entry, form, report);
    // An editor may write what is the same in every language, too.
    for (const name of ['image', 'link'] as const)
      if (fields?.[name] !== undefined && fields[name] !== own[name])
        return report(`the ${name} of the record, ${show(own[name])}`, show(fields[name]));
    if (fields?.['text'] !== undefined && own.text === undefined)
      return report('a text of a slide that has one', show(fields['text']));
    return fields?.['text'];
  });
}

interface Given {
  folder: Folder;
  files: Files;
  report: Report;
  translations: readonly TranslatedList[];
  siteLanguages: readonly SiteLanguage[];
}

interface SlideRecord {
  record: WireRecord;
  isLink?: true;
  language: string | undefined;
  translations: ReadonlyMap<string, string>;
}

/**
 * The settings that a list of slides becomes, in the format of the API: a picture for each, and `home_slide_1_text` and
 * `home_slide_1_link` of those that have them. What is wrong is reported.
 */
export function wireSlides(value: unknown, given: Given): SlideRecord[] {
  const { folder, files, report, translations, siteLanguages } = given;
  const slides = readSlides(value, report);
  const texts = translations.map((one) => ({ tag: one.tag, of: translatedTexts(slides, one) }));
  const pictures = slides.flatMap((slide, place): { slide: Slide; place: number; record: WireRecord }[] => {
    const wire = convert('image', slide.image, { folder, files, today: '' }, report);
    if (!wire) return [];
    const small = smallOf(slide.image, folder, files, report) ?? wire.facts?.['small'];
    const record = {
      category: slideSetting.category,
      field_name: slideSetting.name,
      field_value: wire.value,
      ...(small !== undefined && { field_value_small: small }),
    };
    return [{ slide, place, record }];
  });
  return pictures.flatMap(({ slide: { text, link }, place, record }, index): SlideRecord[] => {
    const part = (name: 'text' | 'link', field_value: unknown) => ({
      category,
      field_name: slidePart(index, name),
      field_value,
    });
    const fixed = { language: undefined, translations: new Map<string, string>() };
    const address =
      link === undefined ? undefined : convert('link', link, { folder, files, today: '' }, report);
    const others = texts.flatMap(({ tag, of }) =>
      of[place] === undefined ? [] : [[tag, of[place]] as const],
    );
    return [
      { record, ...fixed },
      ...(text === undefined
        ? []
        : [
            {
              record: part('text', text),
              language: languageOfText(text, siteLanguages),
              translations: new Map(others),
            },
          ]),
      ...(address ? [{ record: part('link', address.value), isLink: true as const, ...fixed }] : []),
    ];
  });
}

/** `valley-small.avif` beside `valley.avif` is its crop for phones. */
function smallOf(name: unknown, folder: Folder, files: Files, report: Report): string | undefined {
  const small = String(name)
    .trim()
    .replace(/(?=\.[^.]+$)/, '-small')
    .normalize('NFC');
  return folder.beside.has(small) ? takeImage(small, folder, files, report)?.url : undefined;
}
