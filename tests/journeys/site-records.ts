import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plain as plainText, textsOf, type Edition, type TextIndex } from '../../src/document-text/edition';
import { slugOfNumber } from '../../sw/contract/slugs';
import { projectRoot } from '../support/project';
import { plain } from '../support/plain';

/** The lists of notices: the address of their pages, and the field of their numbers. */
const lists = {
  vacancies: { page: '/vacancies', number: 'vacancy_number' },
  volunteers: { page: '/volunteer-opportunities', number: 'vacancy_number' },
  itbs: { page: '/invitation-to-bid', number: 'reference_number' },
  noas: { page: '/notification-of-award', number: 'reference_number' },
} as const;
type ListName = keyof typeof lists;

/** A notice of the built site. What it lacks is empty. */
export interface Notice {
  number: string;
  title: string;
  /** The address of its page, without a language. */
  address: string;
  /** The address of its document. */
  file: string;
  /** The day on which it closes, as `2031-05-04`. */
  closes: string;
  salary: string;
  location: string;
  amount: string;
  awardedTo: string;
  isCancelled: boolean;
}

/** A notice with a document whose text the build has made. */
export interface Readable extends Notice {
  text: Omit<Edition, 'of'>;
  /** The headings of that text. */
  headings: string[];
}

/** A project or an event. */
export interface Story {
  title: string;
  /** The address of its page, without a language. */
  address: string;
}

/** A notice whose text has something of each kind: a heading, an item of a numbered list, the head of a row, contacts. */
export interface RichNotice extends Readable {
  heading: string;
  /** The number of the first item of a list, and how its text begins. */
  item: string;
  cell: string;
  mail: string;
  phone: string;
}

/** The text of a document, without its shape. */
export const plainTextOf = ({ text }: Readable): string =>
  text.blocks.flatMap(textsOf).map(plainText).join('\n');

function richOf(notice: Readable): RichNotice | undefined {
  const { blocks } = notice.text;
  const list = blocks.find((block) => block.is === 'list');
  const table = blocks.find((block) => block.is === 'table');
  const [first] = list?.items ?? [];
  const cell = table?.rows[1]?.find(({ head }) => head);
  const heading = notice.headings.find((each) => notice.headings.indexOf(each) > 1);
  const mail = /[\w.]+@[\w.]+\w/.exec(plainTextOf(notice))?.[0];
  const phone = /\+\d[\d ]{7,}\d/.exec(plainTextOf(notice))?.[0];
  if (!first?.label || !cell || !heading || !mail || !phone) return undefined;
  const item = `${first.label} ${plainText(first.text).slice(0, 16).trim()}`;
  return { ...notice, heading, item, cell: plainText(cell.text), mail, phone };
}

type WireRecord = Record<string, unknown>;

/** A month in which the notice stays open, on whatever day the journey runs. */
const inAMonth = () => new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);
const isOpen = ({ closes, isCancelled }: Notice) => closes > inAMonth() && !isCancelled;
const isPdf = ({ file }: Notice) => file.endsWith('.pdf');
const isArabic = /^\P{L}*\p{Script=Arabic}/u;

/**
 * The records of a built site, by what a journey needs them for. The journeys name no record of the sample: each asks
 * for one here, and fails with a sentence where the site has none.
 */
export function readSiteRecords(dist: string) {
  const read = <T>(path: string) => JSON.parse(readFileSync(resolve(projectRoot, dist, path), 'utf8')) as T;
  const wire = (list: string, prefix = '') => read<{ data: WireRecord[] }>(`api/${prefix}${list}.json`).data;
  const index = read<TextIndex>('texts/index.json');

  /** The headings of a page, as its HTML has them. */
  const headingsOf = (page: string, level: 'h1' | 'h3'): string[] => {
    const html = readFileSync(resolve(projectRoot, dist, `${page.slice(1)}.html`), 'utf8');
    return [...html.matchAll(new RegExp(`<${level}\\b[^>]*>(.*?)</${level}>`, 'gs'))].map(([, text]) =>
      plain(text),
    );
  };

  const notices = (list: ListName, prefix = ''): Notice[] => {
    const text = (value: unknown) => (value === undefined ? '' : plain(value));
    return wire(list, prefix).map((record) => {
      const number = text(record[lists[list].number]);
      return {
        number,
        title: text(record.title ?? record.description),
        address: `${lists[list].page}/${slugOfNumber(number)}`,
        file: text(record.file),
        closes: text(record.close_date ?? record.deadline).slice(0, 10),
        salary: text(record.salary),
        location: text(record.location),
        amount: text(record.amount),
        awardedTo: text(record.awarded_to),
        isCancelled: record.status === 'cancelled',
      };
    });
  };

  const readText = (file: string) => read<Omit<Edition, 'of'>>(`texts/${index.texts[file]!}.json`);
  const readable = (all: readonly Notice[]): Readable[] =>
    all
      .filter(({ file }) => file in index.texts)
      .map((notice) => {
        const text = readText(notice.file);
        const headings = text.blocks.flatMap((block) =>
          block.is === 'heading' ? plainText(block.text) : [],
        );
        return { ...notice, text, headings };
      });

  const stories = (list: 'projects' | 'posts', page: string): Story[] =>
    wire(list).map(({ title, slug }) => ({ title: plain(title), address: `${page}/${String(slug)}` }));

  function first<T>(what: string, found: readonly T[]): T {
    if (!found[0]) throw new Error(`The site in ${dist} has no ${what}, which this journey needs.`);
    return found[0];
  }

  const longVacancies = () =>
    readable(notices('vacancies').filter((notice) => isOpen(notice) && isPdf(notice))).filter(
      ({ text, title, headings }) =>
        text.lang.startsWith('en') && text.pages > 1 && headings.length > 3 && !isArabic.test(title),
    );

  return {
    /** An open vacancy with a closing date and a PDF of several pages in English, which has a text. */
    get vacancy(): Readable {
      return first('open vacancy with a PDF in English of several pages and headings', longVacancies());
    },

    /** A vacancy like `vacancy`, in whose text something of each kind can be looked for. */
    get richVacancy(): RichNotice {
      return first(
        'open vacancy whose PDF has headings, a table, a numbered list, an e-mail address and a phone number',
        longVacancies().flatMap((notice) => richOf(notice) ?? []),
      );
    },

    /** A vacancy like `vacancy`, with a document of its own in each of these languages. */
    translatedVacancy<Code extends string>(
      ...codes: readonly Code[]
    ): Readable & { of: Readonly<Record<Code, Readable>> } {
      const translated = longVacancies().flatMap((vacancy) => {
        const own = codes.flatMap((code) => {
          const others = notices('vacancies', `${code}/`).filter(
            ({ number, file }) => number === vacancy.number && file !== vacancy.file,
          );
          return readable(others).map((other) => [code, other] as const);
        });
        const isWhole = own.length === codes.length && own.every(([, { headings }]) => headings.length > 0);
        return isWhole ? [{ ...vacancy, of: Object.fromEntries(own) as Record<Code, Readable> }] : [];
      });
      return first(`open vacancy with a PDF in English and others in ${codes.join(', ')}`, translated);
    },

    /** An open vacancy with a PDF in a right-to-left script, which has a text. */
    get rightToLeftVacancy(): Readable {
      return first(
        'open vacancy with a PDF in Dari',
        readable(notices('vacancies').filter((notice) => isOpen(notice) && isPdf(notice))).filter(
          ({ text }) => text.lang.startsWith('fa'),
        ),
      );
    },

    /** A vacancy whose title, in this language or the first one, has a name in Latin letters in brackets after Arabic script. */
    titledInTwoScripts(code: string): Notice {
      return first(
        `vacancy ${code && `in ${code} `}with a title of Arabic script and a Latin name in brackets`,
        notices('vacancies', code && `${code}/`).filter(({ title }) =>
          /^\P{L}*\p{Script=Arabic}.*\([A-Za-z]/u.test(title),
        ),
      );
    },

    /** An open vacancy without a document. */
    get vacancyWithoutDocument(): Notice {
      return first(
        'open vacancy without a document',
        notices('vacancies').filter((notice) => !notice.file && !notice.isCancelled),
      );
    },

    /** A volunteer opening that names its place. */
    get volunteering(): Notice {
      return first(
        'volunteer opening that names its place',
        notices('volunteers').filter(({ location }) => location),
      );
    },

    /** An open vacancy and its place, which the list can be filtered by. */
    get placed(): Notice & { place: string } {
      // As the list does: what stands before the first comma, without names that have another one in them.
      const all = notices('vacancies').map((notice) => ({
        ...notice,
        place: notice.location.split(/\s*[,;(]/)[0]!,
      }));
      const isPlace = (name: string) =>
        name && all.every(({ place }) => !place || place === name || !name.includes(place));
      const found = all.filter((notice) => isOpen(notice) && isPlace(notice.place));
      return first('open vacancy at a place that the list can be filtered by', found);
    },

    /** An award to a supplier who has no other one. */
    get onlyAwardOfSupplier(): Notice {
      const all = notices('noas').filter(({ awardedTo }) => awardedTo);
      const isOnly = (noa: Notice) =>
        all.every((other) => other === noa || other.awardedTo !== noa.awardedTo);
      return first('award to a supplier who has no other one', all.filter(isOnly));
    },

    /** An invitation to bid that is open. */
    get invitation(): Notice {
      return first('open invitation to bid', notices('itbs').filter(isOpen));
    },

    /** An invitation whose award is in the list of awards, and that award. */
    get awarded(): { invitation: Notice; award: Notice } {
      const invitations = notices('itbs');
      const award = first(
        'award of an invitation to bid, with its amount',
        notices('noas').filter(
          (noa) => noa.awardedTo && noa.amount && invitations.some(({ number }) => number === noa.number),
        ),
      );
      return { invitation: invitations.find(({ number }) => number === award.number)!, award };
    },

    /** An invitation that is closed, was not cancelled, and has no award yet. */
    get awaiting(): Notice {
      const today = new Date().toISOString().slice(0, 10);
      const awards = new Set(notices('noas').map(({ number }) => number));
      return first(
        'closed invitation to bid without an award',
        notices('itbs').filter(
          ({ closes, isCancelled, number }) =>
            closes && closes < today && !isCancelled && !awards.has(number),
        ),
      );
    },

    /** An invitation with a Word file that has a text. */
    get withWordFile(): Readable {
      const found = readable(notices('itbs').filter(({ file }) => file.endsWith('.docx')));
      return first('invitation to bid with a Word file', found);
    },

    /** A notice whose document is a scan: the build made no text of it. */
    get scan(): Notice {
      const all = (Object.keys(lists) as ListName[]).flatMap((list) => notices(list));
      return first(
        'notice whose document is a scan',
        all.filter(({ file }) => index.none[file] === 'scan'),
      );
    },

    /** The addresses of all documents of a list. */
    documents: (list: ListName): string[] => notices(list).flatMap(({ file }) => file || []),

    /** The address of a study whose text has several headings. */
    get study(): string {
      const files = wire('researchs').map(({ pdf }) => plain(pdf));
      return first(
        'study with a text of several headings',
        files.filter(
          (file) =>
            file in index.texts && readText(file).blocks.filter(({ is }) => is === 'heading').length > 5,
        ),
      );
    },

    /** The value of a setting, as `top_nav_bar_email`. */
    setting: (name: string): string => {
      const found = wire('settings').filter(({ field_name: each }) => each === name);
      return plain(first(`setting ${name}`, found).field_value);
    },

    /** The telephone numbers and e-mail addresses in the answers to questions, in this language. */
    contactsOfQuestions(code: string): string[] {
      const text = wire('faqs', `${code}/`)
        .map(({ response }) => plain(response))
        .join(' ');
      const found = text.match(/\+\d[\d ]{7,}\d|[\w.]+@[\w.]+\w/g) ?? [];
      first('answer to a question with an address or number', found);
      return [...new Set(found)];
    },

    /** An answer of the questions, in this language, in which a paragraph begins with an address and goes on in Arabic script. */
    startingWithAddress(code: string): { address: string; goesOn: string } {
      const text = wire('faqs', `${code}/`)
        .map(({ response }) => String(response))
        .join(' ');
      const found = text.matchAll(/<p><a [^>]*>([^<]+)<\/a>( \p{Script=Arabic}[^<]{8,20}) /gu);
      return first(
        `answer in ${code} with a paragraph that begins with an address`,
        [...found].map(([, address, goesOn]) => ({ address: address!, goesOn: goesOn! })),
      );
    },

    /** The figures of the home page, as English writes them. */
    get figures(): string[] {
      const named = ['active_borrowers', 'gross_loan', 'loan_outstanding', 'women'];
      const all = wire('settings').map(({ field_name: name, field_value: value }) => ({
        name: String(name),
        text: plain(value),
      }));
      const found = [
        ...all.filter(({ name }) => /^home_figure_.+_number$/.test(name)),
        ...named.flatMap((each) => all.filter(({ name }) => name === `home_counter_${each}_number`)),
      ].map(({ text }) => (/^\d+$/.test(text) ? Number(text).toLocaleString('en') : text));
      first('figure', found);
      return found;
    },

    /** What the site calls this page, in its first language. */
    nameOf: (page: string): string => first(`page ${page} with a heading`, headingsOf(page, 'h1')),

    /** The title of a publication in Latin letters. */
    get publication(): string {
      return first(
        'publication with a title in Latin letters',
        headingsOf('/publications', 'h3').filter((title) => /^[A-Z][\x20-\x7e]+$/.test(title)),
      );
    },

    get project(): Story {
      return first('project', stories('projects', '/project-details'));
    },

    get event(): Story {
      return first('event', stories('posts', '/event-details'));
    },

    /** Words of at least eight letters that stand in the text of this document, and in no other and no record; the longest first. None begins as another word does, which would be spelled alike. */
    wordsOnlyIn({ file }: Notice): string[] {
      const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\u200c]{8,}/gu) ?? [];
      const wordsOfFile = (name: string) =>
        new Set(wordsOf(readText(name).blocks.flatMap(textsOf).map(plainText).join(' ')));
      const elsewhere = new Set([
        ...Object.keys(index.texts)
          .filter((other) => other !== file)
          .flatMap((other) => [...wordsOfFile(other)]),
        ...(Object.keys(lists) as ListName[]).flatMap((list) => wordsOf(JSON.stringify(wire(list)))),
      ]);
      const own = wordsOfFile(file);
      const beginning = (word: string) => word.slice(0, 6);
      const beginnings = new Map<string, number>();
      for (const word of new Set([...own, ...elsewhere]))
        beginnings.set(beginning(word), (beginnings.get(beginning(word)) ?? 0) + 1);
      return [...own]
        .filter((word) => !elsewhere.has(word) && beginnings.get(beginning(word)) === 1)
        .sort((a, b) => b.length - a.length);
    },
  };
}

export type SiteRecords = ReturnType<typeof readSiteRecords>;
