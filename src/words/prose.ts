export { messages as proseWords } from 'virtual:messages/prose';
