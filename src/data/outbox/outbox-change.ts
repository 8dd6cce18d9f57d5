import { createSignal } from '../../browser/signal';

/** Tells of each change of the outbox. In a file of its own, because every page listens, and few load the outbox. */
export const outboxChange = createSignal();
