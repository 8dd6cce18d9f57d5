/**
 * The file of the embedded content with the stamps of its lists in a language, behind the prefix of the language: one
 * request tells which lists have changed.
 */
export const listStampsPath = '/lists.json';

/** Stamps (`stampOf`) of answers by their paths below `/api/`: `vacancies`, `fa/posts/page/2`. */
export type ListStamps = Readonly<Record<string, string>>;
