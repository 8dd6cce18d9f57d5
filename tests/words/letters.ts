import { pashtoLetters } from '../../src/document-text/language';

/** Letters of Urdu, which its keyboards have in place of those of Dari and Pashto. */
const urdu = 'ےہھٹڈڑ';

/** Letters that a text in Dari does not have, by the glossary: those of Arabic, Urdu and Pashto. */
export const notDari = new RegExp(`[يىكة${urdu}${pashtoLetters}]`, 'u');

/** Letters that a text in Pashto does not have, by the glossary. */
export const notPashto = new RegExp(`[كىگةٸ${urdu}]`, 'u');
