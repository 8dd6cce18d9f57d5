import { messages } from 'virtual:messages/projects-events';
import { ageWords } from './common';

export const projectEventWords = {
  ...messages,
  searchAge: (confirmedAt: number, now: number) => messages.searchAge(ageWords(confirmedAt, now)),
};
