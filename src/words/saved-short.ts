/** The texts about saved documents in the shell; the other texts are loaded with the Saved page. */
export { messages as savedShort } from 'virtual:messages/saved-short';
