/** Which texts of a record are in another language than its list: BCP 47 tags by the names of the fields. */
export type Marked = { languages?: Readonly<Record<string, string>> };

type Named = Readonly<Record<string, { wire: readonly string[] }>>;

/** The marks of texts in other languages, without invalid ones; `keysOf` is what `marks` calls a field. */
export function marksOf(
  fields: Named,
  marks: unknown,
  keysOf: (field: Named[string], name: string) => readonly string[],
): Marked {
  if (typeof marks !== 'object' || marks === null) return {};
  const given = new Map(Object.entries(marks));
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const tag: unknown = given.get(keysOf(field, name).find((key) => given.has(key)) ?? '');
    return typeof tag === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? [[name, tag]] : [];
  });
  return found.length > 0 ? { languages: Object.fromEntries(found) as Record<string, string> } : {};
}
