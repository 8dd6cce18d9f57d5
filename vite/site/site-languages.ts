import {
  siteLanguagesOf,
  languageOf,
  languages,
  ownLanguage,
  pseudo,
  type SiteLanguage,
} from '../messages/languages.ts';
import { readText, wrong, type Environment } from './values.ts';

/** What a value must be that only an API elsewhere needs. */
export const withoutApi = 'empty without an API elsewhere';

/** The languages of the site: all of the product by default. */
export function readLanguages(env: Environment, name: string): readonly SiteLanguage[] {
  const known = languages.map(({ tag }) => tag);
  const given = readText(env, name);
  const tags = given ? given.split(/\s+/) : known;
  const isLanguage = (tag: string) => [...known, pseudo.tag].includes(tag) || ownLanguage(tag) !== undefined;
  const codeOf = (tag: string) => languageOf(tag).code;
  const bad = tags.find(
    (tag, index) => !isLanguage(tag) || tags.slice(0, index).some((one) => codeOf(one) === codeOf(tag)),
  );
  if (bad !== undefined)
    throw wrong(name, `some of ${known.join(' ')} or of other languages, such as fr, each once`, bad);
  return siteLanguagesOf(tags.map(languageOf));
}

/**
 * The languages with the lists that an API of one's own has for them: `path:fa,ps` if they are asked by path,
 * `query:fa` by query. Without the variable, its lists are shown as they are in all languages.
 */
export function withLists(
  env: Environment,
  name: string,
  siteLanguages: readonly SiteLanguage[],
): readonly SiteLanguage[] {
  const value = readText(env, name);
  if (!readText(env, 'VITE_API_BASE_URL')) {
    if (value) throw wrong(name, withoutApi, value);
    return siteLanguages;
  }
  if (!value) return siteLanguages.map((siteLanguage) => ({ ...siteLanguage, lists: '' }));
  const [, way, names = ''] = /^(path|query):([a-z, ]+)$/.exec(value) ?? [];
  const codes = names.split(',').map((code) => code.trim());
  const served = siteLanguages.map(({ code }) => code);
  const bad = codes.find((code, index) => !served.includes(code) || codes.indexOf(code) !== index);
  if (!way || bad !== undefined) {
    const expected = `"path:" or "query:" and some of the languages of the site, ${served.join(', ')}, each once`;
    throw wrong(name, expected, value);
  }
  const listsOf = (code: string) => (way === 'path' ? `${code}/` : `?lang=${code}`);
  return siteLanguages.map((siteLanguage) => ({
    ...siteLanguage,
    lists: codes.includes(siteLanguage.code) ? listsOf(siteLanguage.code) : '',
  }));
}
