/** What a page says where the app cannot run. */
export { messages as startWords } from 'virtual:messages/start';

/** What it says where the app takes long, and in the bare shell: the build alone writes it, into the pages. */
export { messages as slowWords } from 'virtual:messages/slow-start';
