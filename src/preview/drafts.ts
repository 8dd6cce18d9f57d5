/** What the editor has of a record, as it is sent to the frame of its preview. */
export interface Draft {
  type: 'draft';
  /** The name of the list: `vacancies`. */
  list: string;
  /** The values of the form, by the names of fields. */
  values: Readonly<Record<string, unknown>>;
  /** The addresses of the pictures that the values name, by these names. */
  files: Readonly<Record<string, string>>;
}

/** The frame can show a draft. */
export const ready = 'ready';

export const isDraft = (data: unknown): data is Draft => (data as Partial<Draft> | null)?.type === 'draft';

/**
 * The address by which a draft names one of its files: the app takes no `blob:` of the editor. Pictures have that of one
 * that every site has, and get their own once the page is drawn; nothing asks for a document.
 */
export const placeOf = (name: string, isPicture: boolean): string =>
  `${isPicture ? picturePlace : '/admin/preview/files/'}${encodeURIComponent(name)}`;

const picturePlace = '/favicon.svg#';

/** The file of the picture at an address of `placeOf`; undefined for other addresses. */
export function pictureAt(address: string): string | undefined {
  const [, name] = address.split(picturePlace);
  return name === undefined ? undefined : decodeURIComponent(name);
}
