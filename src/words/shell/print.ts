/** The texts of the head of a printed page. */
export { messages as printWords } from 'virtual:messages/print';
