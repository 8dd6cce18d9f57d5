/** The titles of the pages, and what menus and the search call them and their lists. */
export { messages as pageWords } from 'virtual:messages/pages';
