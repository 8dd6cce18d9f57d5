/** Shown in place of images that data saver holds back. */
export { messages as pictureWords } from 'virtual:messages/pictures';
