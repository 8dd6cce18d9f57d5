/** The contact page, and the check that its form may need. */
export { messages as contactWords } from 'virtual:messages/contact';
