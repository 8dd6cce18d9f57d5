export { messages as accessibilityWords } from 'virtual:messages/accessibility';
