import type { Language } from '../messages/languages.ts';
import { descriptionFile, type SiteDescription } from './description.ts';
import type { SiteFolder } from './folder.ts';

/**
 * How many characters of a name most home screens show:
 * https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/short_name
 */
const room = 12;

const lengthOf = (text: string): number => [...text].length;

type Texts = ReadonlyMap<string, string>;

const ownOf = (texts: Texts, { code }: Pick<Language, 'code'>): string | undefined =>
  texts.get(code) ?? texts.get('');

/**
 * The name below the icon of the installed app in a language: that of `site.yaml`; else as many whole words of the name as
 * there is room for, and at least one. Undefined in languages from right to left whose name is longer: in Dari and Pashto
 * its first word says only what kind of organisation it is.
 */
export function shortNameOf(
  name: string,
  language: Pick<Language, 'code' | 'direction'>,
  shortNames: Texts,
): string | undefined {
  const own = ownOf(shortNames, language);
  if (own !== undefined || lengthOf(name) <= room) return own ?? name;
  if (language.direction === 'rtl') return undefined;
  const words = name.split(/\s+/);
  let count = words.length;
  const isTooLong = () => lengthOf(words.slice(0, count).join(' ')) > room;
  // "Society of" is no name: a short word leads to the next.
  while (count > 1 && (isTooLong() || lengthOf(words[count - 1]!) <= 3)) count -= 1;
  return words.slice(0, count).join(' ');
}

/** A sentence for the languages of a site in which home screens cut its name, and for each short name that they cut. */
export function tooLongNames(
  site: SiteFolder,
  { names, shortNames }: SiteDescription,
  siteLanguages: readonly Pick<Language, 'code'>[],
): string[] {
  const place = `${site.label}/${descriptionFile}`;
  const cut = siteLanguages.filter(
    (language) => !ownOf(shortNames, language) && lengthOf(ownOf(names, language) ?? '') > room,
  );
  const codes = cut.map(({ code }) => code).join(', ');
  return [
    ...(cut.length > 0
      ? [
          `${place}: no "shortName" (${codes}): home screens show ${room} characters of a name, and this one is longer.`,
        ]
      : []),
    ...[...shortNames.values()]
      .filter((text) => lengthOf(text) > room)
      .map(
        (text) =>
          `${place}: shortName "${text}" has ${lengthOf(text)} characters: home screens show ${room}.`,
      ),
  ];
}
