/** The key prefix of saved documents: the catalogue. */
export const savedPrefix = 'saved/';

/** The key prefix of messages that the server does not have yet. */
export const outboxPrefix = 'outbox/';
