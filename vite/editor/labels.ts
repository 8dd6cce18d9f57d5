import dari from './words/fa.json';
import pashto from './words/ps.json';

/** Labels that do not follow from the names of fields. A field without one is called by its name: `postDate`, "Post date". */
const labels: Readonly<Record<string, string>> = {
  announcementDate: 'Announced on',
  closeDate: 'Closes on',
  deadline: 'Closes on',
  postDate: 'Posted on',
  questionsUntil: 'Questions until',
  file: 'Document',
  pdf: 'Document',
  slug: 'Address of the page',
  image: 'Picture',
  thumbnail1: 'Picture of the card',
  thumbnail2: 'Second picture of the card',
  avatar: 'Portrait',
  isBoardMember: 'Member of the board',
  howToApply: 'How to apply',
  howToSubmit: 'How to submit',
  awardedTo: 'Awarded to',
  url: 'Web site',
  id: 'Id',
  isMutahidDfi: 'Of the institution of ours',
  faqs: 'Questions and answers',
  exatras: 'Policies, programmes and areas of work',
  researchs: 'Research',
  posts: 'Events and news',
  teams: 'Team',
  categories: 'Categories of events and news',
  pcategories: 'Categories of projects',
  'mutahid-updates': 'Monthly reports of the institution of ours',
  itbs: 'Invitations to bid',
  noas: 'Notifications of award',
  work: 'Our work',
  news: 'News and updates',
  involved: 'Get involved',
};

/** What an editor should know of a field, by its name, or by resource and name. */
export const hints: Readonly<Record<string, string>> = {
  id: 'Leave it empty.',
  number: 'Of two records with one number, the second gets another address.',
  referenceNumber: 'An invitation and its award have the same.',
  closeDate: 'On the clock of the organisation. Empty: open until filled.',
  deadline: 'On the clock of the organisation. Empty: open until filled.',
  location: 'Begins with the town or district: "Kabul, Dasht-e Barchi".',
  positions: 'A number, or words such as "about 120".',
  status: 'Empty while it is open; "cancelled" if it was cancelled.',
  changes: 'What readers should know was changed after publication: a new closing date, another document.',
  eventStart: 'For an event that lies ahead; with the place, or neither.',
  eventLocation: 'Begins with the town.',
  'pages.slug': 'Empty: the name of the file, which is made from the title.',
  'pages.menu': 'Empty: in no menu, and in the list of all pages.',
};

/** The label of a field, a file or a list. */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** The labels, hints and sentences about wrong input in the languages that the forms are in besides English, by the English ones. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { fa: dari, ps: pashto };

/** The languages that the forms are in. */
export const formLanguages: readonly string[] = ['en', ...Object.keys(words)];

/** A part of the configuration with its labels, hints and sentences about wrong input in a language; others stay. */
export function inFormLanguage<Part>(part: Part, code: string): Part {
  const known = words[code] ?? {};
  const say = (text: unknown) => (typeof text === 'string' ? (known[text] ?? text) : text);
  const translate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        if (name === 'label' || name === 'hint') return [name, say(inner)];
        if (name === 'pattern') return [name, (inner as unknown[]).map(say)];
        // What editors wrote themselves.
        return [name, name === 'options' ? inner : translate(inner)];
      }),
    );
  };
  return translate(part) as Part;
}
