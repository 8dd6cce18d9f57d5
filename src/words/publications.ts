/** What the page of publications says. */
export { messages as publicationWords } from 'virtual:messages/publications';
