import table from './synonyms.json';

/**
 * The synonyms of the search, of all languages at once, because records are written in several. A query for one word of
 * a group finds the others of its group; a word that is optional need not be in a result.
 */
export const searchWords = {
  synonyms: table.groups.map((group) => Object.values(group).flat()),
  optional: Object.values(table.optional).flat(),
};

/**
 * The names by which people ask for pages, by path; of all languages at once. A query that is one of them finds its page
 * first.
 */
export const pageNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(table.pages).map(([path, names]) => [path, Object.values(names).flat()]),
);
