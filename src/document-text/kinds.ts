/** The extensions of files that have a text; a `.doc` or `.xls` may be a newer file. */
const withText = new Set(['pdf', 'docx', 'odt', 'rtf', 'xlsx', 'ods', 'csv']);

/**
 * Whether files of a kind have a text: an extension in any case and without its dot (`docx`), as `documentKind` gives
 * it. The content of a file may still have none.
 */
export const hasTextKind = (kind: string): boolean => withText.has(kind.toLowerCase());

/** Files before 2007: they have no text, but a newer file may have their name. */
const old = new Set(['doc', 'xls']);

/** Whether files of a kind are lists of files, each of which may be opened from within. */
export const isArchiveKind = (kind: string): boolean => kind.toLowerCase() === 'zip';

/** Whether the build and the reader look into files of a kind: for a text, or to say why there is none. */
export const isReadKind = (kind: string): boolean => hasTextKind(kind) || old.has(kind.toLowerCase());
