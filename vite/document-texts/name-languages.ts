/** Where the wire format has the address of a document. */
const fileFields = ['file', 'pdf'] as const;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * Adds `file_language` to each record of an answer whose document has a text: the language of that text (a BCP 47 tag)
 * by the address of the document. Returns the answer as JSON; undefined if it names no such document.
 */
export function nameLanguages(answer: string, languages: ReadonlyMap<string, string>): string | undefined {
  let isNamed = false;
  const visit = (value: Json): void => {
    if (value === null || typeof value !== 'object') return;
    for (const each of Array.isArray(value) ? value : Object.values(value)) visit(each);
    if (Array.isArray(value) || value.file_size === undefined) return;
    const language = fileFields
      .map((field) => value[field])
      .flatMap((address) => (typeof address === 'string' ? (languages.get(address) ?? []) : []))[0];
    if (language === undefined) return;
    value.file_language = language;
    isNamed = true;
  };
  const parsed = JSON.parse(answer) as Json;
  visit(parsed);
  return isNamed ? JSON.stringify(parsed) : undefined;
}
