import type { Resource } from './base';

/** A record of a resource that only running code knows. */
type AnyRecord = Readonly<Record<string, unknown>>;

/** The title of a record, from its fields: markup if the field is markup, empty if it has no such field. */
export function titleText(resource: Resource, record: AnyRecord): string {
  const name = titleField(resource, record);
  return String((name && record[name]) ?? '');
}

/** The field that names a record. */
export function titleField({ fields, title }: Resource, record: AnyRecord): string | undefined {
  if (title !== undefined && record[title] !== undefined) return title;
  return Object.keys(fields).find((field) => fields[field]?.need === 'identity');
}

/** The fields of the other texts of a record that a search goes through, in their order. */
export function searchedFields(resource: Resource, record: AnyRecord): string[] {
  const { fields, searched } = resource;
  const own = titleField(resource, record);
  const isSearched = (name: string) =>
    name !== 'id' && fields[name]?.need !== 'identity' && /^(text|markup)$/.test(fields[name]?.kind ?? '');
  const names = (searched ?? Object.keys(fields).filter(isSearched)).filter((name) => name !== own);
  return names.filter((name) => record[name] !== undefined);
}
