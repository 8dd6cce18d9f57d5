/** The texts for an app that cannot run. */
export { messages as startWords } from 'virtual:messages/start';

/** The texts for a slow start and for the app shell: only the build uses them, in the pages. */
export { messages as slowWords } from 'virtual:messages/slow-start';
