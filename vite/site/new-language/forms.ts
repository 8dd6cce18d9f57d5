import { isPluralElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { pluralForms } from '../../messages/check.ts';

/**
 * An English message with the plural forms of another language: a form that English does not have gets the text of
 * `other`, and one that the language never chooses is left out.
 */
export function withFormsOf(locale: string, text: string): string {
  let changed = text;
  // Each change moves what stands behind it, and a form may hold forms.
  for (let next = changeIn(locale, changed); next !== undefined; next = changeIn(locale, changed))
    changed = next;
  return changed;
}

function changeIn(locale: string, text: string): string | undefined {
  const elements = parse(text, { ignoreTag: true, shouldParseSkeletons: false, captureLocation: true });
  for (const element of withNested(elements)) {
    if (!isPluralElement(element)) continue;
    const { options } = element;
    const needed = pluralForms(options, locale);
    const placeOf = (form: string) => {
      const { start, end } = options[form]!.location!;
      const name = text.lastIndexOf(form, start.offset);
      return { name, from: start.offset, to: end.offset };
    };
    const extra = Object.keys(options).find((form) => !form.startsWith('=') && !needed.has(form));
    if (extra !== undefined) {
      const { name, to } = placeOf(extra);
      return text.slice(0, name) + text.slice(to).trimStart();
    }
    const missing = [...needed].find((form) => !Object.hasOwn(options, form));
    if (missing !== undefined) {
      const { name, from, to } = placeOf('other');
      return `${text.slice(0, name)}${missing} ${text.slice(from, to)} ${text.slice(name)}`;
    }
  }
  return undefined;
}

const withNested = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => withNested(value)) : []),
  ]);
