/** The name of the Saved page in the menu and the bar. */
export { messages as savedShort } from 'virtual:messages/saved-short';
