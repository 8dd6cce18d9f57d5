import type { Resource } from './base';

/** A record of a resource that only running code knows. */
type AnyRecord = Readonly<Record<string, unknown>>;

/** What a record is called by its fields: markup, where its field is. Empty where it has no such field. */
export function titleText({ fields, title }: Resource, record: AnyRecord): string {
  const name = title ?? Object.keys(fields).find((field) => fields[field]?.need === 'identity');
  return String((name && record[name]) ?? '');
}

/** The other texts of a record that a search goes through, in their order: markup, where their fields are. */
export function searchedTexts({ fields, searched }: Resource, record: AnyRecord): string[] {
  const isSearched = (name: string) =>
    name !== 'id' && fields[name]?.need !== 'identity' && /^(text|markup)$/.test(fields[name]?.kind ?? '');
  const names = searched ?? Object.keys(fields).filter(isSearched);
  return names.flatMap((name) => (record[name] === undefined ? [] : [String(record[name])]));
}
