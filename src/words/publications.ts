/** The texts of the publications page. */
export { messages as publicationWords } from 'virtual:messages/publications';
