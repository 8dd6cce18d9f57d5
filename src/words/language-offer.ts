/** The offer of a language, in each language of the site: it is made in the one that it offers. */
export { messages as offerWords } from 'virtual:messages-in-all/language-offer';
