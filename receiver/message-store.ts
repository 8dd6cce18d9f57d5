import type { ReceivedMessage } from './check-message.ts';

/** A message as it is kept, with the time of its arrival (ISO 8601, UTC). */
export interface StoredMessage extends ReceivedMessage {
  receivedAt: string;
}

/** Where messages are kept. */
export interface MessageStore {
  /**
   * Stores a message whole before it resolves. Resolves to false if a message with this id is, or was, there. Rejects
   * if it cannot be stored; then nothing of it stays.
   */
  append(message: StoredMessage): Promise<boolean>;
}
