import { isolateIn } from '../../src/format/bidi';
import type { Formats } from '../../src/format/locale';
import { ownFormats } from '../../src/format/own-formats';
import { loadCatalogue } from '../../vite/messages/load';
import { formatsCode } from '../../vite/messages/compile';
import { languageOf } from '../../vite/messages/languages';

/** The formats of a language that has its own, with the words of its catalogue. */
export function formatsOf(tag: string): Formats {
  const language = languageOf(tag);
  const code = formatsCode(language, loadCatalogue(language), 'ownFormats');
  const make = new Function('ownFormats', 'formOf', 'countOf', 'isolate', `return ${code};`);
  const formats = make(
    ownFormats,
    (count: number) => formats.form(count),
    (count: number) => formats.number(count),
    isolateIn(language.direction),
  ) as Formats;
  return formats;
}
