import table from './synonyms.json';

/**
 * The synonyms of the search, of all languages at once, because records are written in several. A query for one word of
 * a group finds the others of its group; a word that is optional need not be in a result.
 */
export const searchWords = {
  synonyms: table.groups.map((group) => Object.values(group).flat()),
  optional: Object.values(table.optional).flat(),
};
