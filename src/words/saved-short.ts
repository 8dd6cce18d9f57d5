/** What the shell says of saved documents: the rest of the words comes with their page. */
export { messages as savedShort } from 'virtual:messages/saved-short';
