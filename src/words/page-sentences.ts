import { messages as about } from 'virtual:messages/about';
import { messages as accessibility } from 'virtual:messages/accessibility';
import { messages as accountability } from 'virtual:messages/accountability';
import { messages as contact } from 'virtual:messages/contact';
import { messages as privacy } from 'virtual:messages/privacy';
import { messages as publications } from 'virtual:messages/publications';
import { messages as saved } from 'virtual:messages/saved';

/** The sentences of a page, in their order. Those with a placeholder are left out. */
function sentencesOf(group: object): string[] {
  return Object.values(group).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'object' && entry !== null ? sentencesOf(entry) : [];
  });
}

/** The sentences of pages that no record brings, by subject. */
export const pageSentences = () => ({
  about: sentencesOf(about),
  accessibility: sentencesOf(accessibility),
  accountability: sentencesOf(accountability),
  contact: sentencesOf(contact),
  privacy: sentencesOf(privacy),
  publications: sentencesOf(publications),
  saved: sentencesOf(saved),
});
