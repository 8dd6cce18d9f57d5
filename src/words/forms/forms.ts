import { messages } from 'virtual:messages/forms';
import type { RefusalCode } from '../../data/outbox/refusal';
import type { Obstacle } from '../../data/outbox/sender';

export const formWords = messages satisfies {
  waits: Record<Obstacle, string>;
  lost: Record<Obstacle, string>;
  refusals: Record<RefusalCode, string>;
};

/**
 * Why the server refused a message or its field: in the language of the page where a code tells it, else as it was
 * sent.
 */
export const refusalSentence = (reason: string): string =>
  (Object.hasOwn(messages.refusals, reason) && messages.refusals[reason as RefusalCode]) || reason;
