import { messages } from 'virtual:messages/forms';
import type { Obstacle } from '../../data/outbox/sender';

export const formWords = messages satisfies {
  waits: Record<Obstacle, string>;
  lost: Record<Obstacle, string>;
};
