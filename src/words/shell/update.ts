/** The texts of the toast that offers a new version. */
export { messages as updateWords } from 'virtual:messages/update';
