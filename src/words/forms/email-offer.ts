/** Shown where a message may be sent as an e-mail. */
export { messages as emailWords } from 'virtual:messages/email-offer';
