/** Which texts of a record are in another language than its list: BCP 47 tags by the names of the fields. */
export type WithLanguages = { languages?: Readonly<Record<string, string>> };

type Named = Readonly<Record<string, { wire: readonly string[] }>>;

/** The marks of texts in other languages, without invalid ones; `keysOf` is what `marks` calls a field. */
export function textLanguagesOf(
  fields: Named,
  marks: unknown,
  keysOf: (field: Named[string], name: string) => readonly string[],
): WithLanguages {
  const languages: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    for (const key of keysOf(field, name)) {
      const tag = (marks as Readonly<Record<string, unknown>> | null | undefined)?.[key];
      if (typeof tag === 'string' && /^[\w-]+$/.test(tag)) languages[name] ??= tag;
    }
  }
  return Object.keys(languages).length > 0 ? { languages } : {};
}
