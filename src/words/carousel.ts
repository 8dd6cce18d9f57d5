export { messages as carouselWords } from 'virtual:messages/carousel';
