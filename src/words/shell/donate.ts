/** The texts of the dialog about gifts. */
export { messages as donateWords } from 'virtual:messages/donate';
