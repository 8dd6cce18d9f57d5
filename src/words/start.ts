import { messages } from 'virtual:messages/start';

/** What a page says where the app cannot run. */
export const startWords = messages;

/** What it says where the app takes long, and in the bare shell; the build writes it into the pages. */
export const slowWords = messages.slow;
