/** Between the texts of an entry's body. In a file of its own: every page reads it, and few load the search. */
export const entryTextSeparator = ' · ';
