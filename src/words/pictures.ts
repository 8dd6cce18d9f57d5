/** What stands in the place of pictures that data saver holds back. */
export { messages as pictureWords } from 'virtual:messages/pictures';
