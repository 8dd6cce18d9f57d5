/** The texts of the notice that the app works offline. */
export { messages as readyWords } from 'virtual:messages/offline-ready';
