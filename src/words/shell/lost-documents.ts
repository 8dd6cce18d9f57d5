/** The texts of the toast about evicted documents. */
export { messages as lostWords } from 'virtual:messages/lost-documents';
