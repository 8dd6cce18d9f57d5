import { settingFields } from '../../src/schemas/settings';
import type { SiteLanguage } from '../messages/languages';
import { show, type Report } from './faults';
import { fieldsOf, type TranslatedList } from './list-entries';
import { languageOfText } from './records/translations';

/** The setting that is a list of figures. */
export const figuresSetting = 'figures';

/** The setting with the line below the figures. */
export const sourceSetting = 'counterSource';

/** The category of the settings that the list becomes, and what their names begin with: `home_figure_1_number`. */
const [category, prefix] = [settingFields[sourceSetting].category, 'home_figure'];

/** What of a figure a translation may say otherwise. */
const texts = ['title', 'unit', 'year', 'source'] as const;

/** The fields of a figure. */
export const figureFields: readonly string[] = ['number', ...texts];

/** A figure of the home page and of the page on accountability, as an editor writes it. */
type Figure = { number: string; title: string } & Partial<Record<(typeof texts)[number], string>>;

const expected =
  'a list of figures, each with a number and a title, and a unit, a year and a source if it has them';

const form = { fields: figureFields, of: 'a figure', expected };

/** The figures of a list; what is wrong is reported, and left out. */
function readFigures(value: unknown, report: Report): Figure[] {
  if (!Array.isArray(value)) return report(expected, show(value)) ?? [];
  return value.flatMap((entry: unknown) => {
    const fields = fieldsOf(entry, form, report);
    if (!fields) return [];
    const { number, title } = fields;
    if (number === undefined || title === undefined)
      return report(expected, `one without a ${number === undefined ? 'number' : 'title'}`) ?? [];
    return [{ ...fields, number, title }];
  });
}

/**
 * The figures with the texts of a translation in place of their own: it has as many, in the same order. Undefined, with a
 * fault, for a list of another length or with other numbers.
 */
function translatedFigures(own: readonly Figure[], value: unknown, report: Report): Figure[] | undefined {
  if (!Array.isArray(value) || value.length !== own.length) {
    const found = Array.isArray(value) ? `${value.length}` : show(value);
    return report(`the ${own.length} figures of the record, in their order`, found);
  }
  const all = value.map((entry: unknown, index): Figure | undefined => {
    const fields = fieldsOf(entry, form, report);
    const { number } = own[index]!;
    if (fields?.number !== undefined && fields.number !== number)
      return report(`the number of the record, ${number}`, show(fields.number));
    return fields && { ...own[index]!, ...fields };
  });
  return all.every((one) => one !== undefined) ? all : undefined;
}

interface Given {
  report: Report;
  translations: readonly TranslatedList[];
  /** Whether a setting of its own is the line below the figures. */
  hasSource: boolean;
  siteLanguages: readonly SiteLanguage[];
}

/**
 * The settings that a list of figures becomes, in the format of the API: a number and a title for each, and the line below
 * them with their years and sources. What is wrong is reported.
 */
export function wireFigures(value: unknown, { report, translations, hasSource, siteLanguages }: Given) {
  const own = readFigures(value, report);
  const translated = translations.flatMap(({ tag, value: given, report: reportThere }) => {
    const figures = translatedFigures(own, given, reportThere);
    return figures ? [{ tag, figures }] : [];
  });
  const setting = (name: string, textOf: (figures: readonly Figure[]) => string) => ({
    record: { category, field_name: name, field_value: textOf(own) },
    // A number is the same in all languages.
    language: name.endsWith('_number') ? undefined : languageOfText(textOf(own), siteLanguages),
    translations: new Map(
      name.endsWith('_number') ? [] : translated.map(({ tag, figures }) => [tag, textOf(figures)]),
    ),
  });
  const ofEach = own.flatMap((_, index) => [
    setting(`${prefix}_${index + 1}_number`, (figures) => figures[index]!.number),
    setting(`${prefix}_${index + 1}_title`, (figures) => titleOf(figures[index]!)),
  ]);
  const isLined = !hasSource && sourceOf(own) !== '';
  return isLined ? [...ofEach, setting(settingFields[sourceSetting].name, sourceOf)] : ofEach;
}

const titleOf = ({ title, unit }: Figure) => (unit === undefined ? title : `${title} (${unit})`);

/**
 * Years and sources in one line: once if they are the same for all, else for each figure that has them. The signs between
 * them are those of every language.
 */
function sourceOf(figures: readonly Figure[]): string {
  const of = ({ year, source }: Figure) => [year, source].filter((text) => text !== undefined).join(': ');
  const [first, ...others] = new Set(figures.map(of));
  if (first !== undefined && others.length === 0) return first;
  return figures
    .filter((figure) => of(figure) !== '')
    .map((figure) => `${figure.title}: ${of(figure)}`)
    .join(' · ');
}
