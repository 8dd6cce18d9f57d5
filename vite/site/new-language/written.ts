import type { Messages } from '../../messages/catalogue.ts';
import { faultsOfPlaceholders } from '../../messages/check.ts';
import { readMessage } from '../../messages/message.ts';
import { withFormsOf } from './forms.ts';

interface Writing {
  /** The English of the product. */
  original: Messages;
  /** What the site says otherwise in English. */
  changed: Messages;
  /** The file as it is. */
  known: Messages;
  needed: ReadonlySet<string>;
  /** Those that a page shows today: of lists that have records. */
  shown: ReadonlySet<string>;
  locale: string;
}

/** A message that a site has words for, with the English that they were written from; empty if that is not known. */
interface Translated {
  path: string;
  text: string;
  from: string;
}

/** What a newer product has changed in a file of words. */
interface News {
  /** Messages whose words now belong to another one, which has the same English. */
  renamed: readonly (Translated & { to: string })[];
  /** Messages that the product no longer has. */
  gone: readonly Translated[];
  /** Messages that the product now says with other placeholders: what was said no longer fits. */
  unfit: readonly (Translated & { now: string })[];
  /** Messages whose English is another one now. */
  outdated: readonly (Translated & { now: string })[];
}

/** The messages to write, those first that visitors meet first, how many of them are empty, and what is to be said. */
export function written({ original, changed, known, needed, shown, locale }: Writing): News & {
  messages: Messages;
  empty: number;
} {
  let empty = 0;
  const renamed: (Translated & { to: string })[] = [];
  const outdated: (Translated & { now: string })[] = [];
  const isUnfit = (path: string, text: string) =>
    faultsOfPlaceholders(readMessage(textAt(original, path)), readMessage(text)).length > 0;
  const inForms = new Map(
    translatedIn(original).map(({ path, text }) => {
      const own = textAt(changed, path);
      return [path, withFormsOf(locale, own.trim() === '' || isUnfit(path, own) ? text : own)];
    }),
  );
  const englishOf = (path: string) => inForms.get(path) ?? '';
  const gone = translatedIn(known).filter(({ path }) => textAt(original, path) === '');
  const unfit = translatedIn(known).filter(
    ({ path, text }) => textAt(original, path) !== '' && isUnfit(path, text),
  );
  const strays = [...gone, ...unfit];
  const before = asideIn(known);
  const aside = [...before.filter(({ path }) => strays.every((one) => one.path !== path)), ...strays];
  const added = translatedIn(original)
    .map(({ path }) => path)
    .filter((path) => needed.has(path) && !hasKey(known, path));
  /** What was said under another key. The same English in two places may mean two things: then nothing is. */
  const formerOf = (path: string): Translated | undefined => {
    if (!added.includes(path)) return undefined;
    const now = englishOf(path);
    const [former, ...others] = aside.filter((one) => one.from === now && !unfit.includes(one));
    if (!former || others.length > 0) return undefined;
    return added.every((one) => one === path || englishOf(one) !== now) ? former : undefined;
  };
  const isShown = (path: string) => [...shown].some((one) => one === path || one.startsWith(`${path}.`));
  const groupOf = (group: Messages, at: string): Messages =>
    Object.fromEntries(
      inOrderOf(Object.entries(group), ([key]) => isShown(at ? `${at}.${key}` : key)).flatMap(
        ([key, value]): [string, string | Messages][] => {
          const path = at ? `${at}.${key}` : key;
          if (typeof value === 'object') {
            const messages = groupOf(value, path);
            return Object.keys(messages).length > 0 ? [[key, messages]] : [];
          }
          const now = englishOf(path);
          const from = textAt(known, commentOf(path));
          const text = unfit.some((one) => one.path === path) ? '' : textAt(known, path);
          const former = formerOf(path);
          const isEmpty = text.trim() === '' && !former;
          if (isEmpty && !needed.has(path)) return [];
          if (isEmpty) empty += 1;
          else if (former) renamed.push({ ...former, to: path });
          else if (from !== '' && from !== now) outdated.push({ path, text, from, now });
          return [
            [`// ${key}`, now],
            [key, former?.text ?? text],
          ];
        },
      ),
    );
  const messages = inOrderOfVisits(groupOf(original, ''), isShown);
  const isKept = ({ path }: Translated) => renamed.every((one) => one.path !== path);
  const kept = aside.filter(isKept);
  return {
    messages: kept.length > 0 ? { ...messages, [asideKey]: asideOf(kept) } : messages,
    empty,
    renamed,
    gone: gone.filter(isKept),
    unfit: unfit.map((one) => ({ ...one, now: englishOf(one.path) })),
    outdated,
  };
}

/** What a newer product has changed, for whoever keeps the words; nothing if it has changed nothing. */
export function newsLines({ renamed, gone, unfit, outdated }: News): string[] {
  const block = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);
  return [
    ...block(
      'These have another key in this version, and keep their words:',
      renamed.map(({ path, to, text }) => `  ${path}, now ${to}: ${text}`),
    ),
    ...block(
      `These are no messages of this version; their words stand at the end of the file, under "${asideKey}":`,
      gone.map(({ path, text }) => `  ${path}: ${text}`),
    ),
    ...block(
      `These have other placeholders in this version, and wait for new words; the former ones stand under "${asideKey}":`,
      unfit.map(({ path, text, now }) => `  ${path}: ${text}\n    is:  ${now}`),
    ),
    ...block(
      'The English of these has changed; see whether their words still fit:',
      outdated.map(({ path, text, from, now }) => `  ${path}: ${text}\n    was: ${from}\n    is:  ${now}`),
    ),
  ];
}

/** Where words stand that the product has no message for: a comment, so that nothing reads them. */
const asideKey = '// gone';

/** They have whole paths as keys, with the English above them as far as it is known. */
const asideOf = (words: readonly Translated[]): Messages =>
  Object.fromEntries(
    words.flatMap(({ path, text, from }) => [
      ...(from === '' ? [] : [[`// ${path}`, from] as const]),
      [path, text] as const,
    ]),
  );

function asideIn(messages: Messages): Translated[] {
  const group = messages[asideKey];
  if (typeof group !== 'object') return [];
  const textOf = (key: string) => {
    const text = Object.hasOwn(group, key) ? group[key] : '';
    return typeof text === 'string' ? text : '';
  };
  return Object.keys(group)
    .filter((key) => !key.startsWith('//') && textOf(key) !== '')
    .map((path) => ({ path, text: textOf(path), from: textOf(`// ${path}`) }));
}

/** The messages of a file that are not empty. */
const translatedIn = (messages: Messages, group = messages, at = ''): Translated[] =>
  Object.entries(group).flatMap(([key, value]): Translated[] => {
    if (key.startsWith('//')) return [];
    const path = at ? `${at}.${key}` : key;
    if (typeof value === 'object') return translatedIn(messages, value, path);
    return value.trim() === '' ? [] : [{ path, text: value, from: textAt(messages, commentOf(path)) }];
  });

/** The path of the line above a message, which has its English. */
const commentOf = (path: string): string => path.replace(/[^.]+$/, '// $&');

/**
 * The subjects that visitors meet first, in the order of a visit: what stands on every page, the home page, notices and
 * lists, the other pages of the menu. Who translates from the top has the site in that language soonest.
 */
export const seenFirst: readonly string[] = [
  ...['partly-english', 'language-offer', 'common', 'pages', 'own-pages', 'saved-short', 'network', 'home'],
  ...['notices', 'record', 'kept', 'vacancies', 'projects-events', 'documents', 'volunteers'],
  ...['invitations-to-bid', 'notifications-of-award', 'tenders', 'calendar', 'pictures', 'forms', 'contact'],
  ...['about', 'accountability', 'audit-reports', 'publications', 'faqs', 'donate', 'carousel'],
  ...['search', 'descriptions', 'manifest', 'start', 'slow-start'],
];

/** What divides the file: a comment, as every key that begins so. */
const [first, later, last] = ['// 1', '// 2', '// 3'];

/** The messages in the order in which visitors meet them, with a comment at the head of each part. */
function inOrderOfVisits(messages: Messages, isShown: (subject: string) => boolean): Messages {
  const known = [...seenFirst.filter((subject) => Object.hasOwn(messages, subject))];
  const subjects = [...known, ...Object.keys(messages).filter((subject) => !known.includes(subject))];
  const part = (key: string, title: string, has: (subject: string) => boolean) => {
    const own = subjects.filter(has).map((subject) => [subject, messages[subject]!] as const);
    return own.length > 0 ? [[key, title] as const, ...own] : [];
  };
  return Object.fromEntries([
    ...part(
      first!,
      'What everybody sees: menus, home page, notices, lists, forms.',
      (one) => isShown(one) && known.includes(one),
    ),
    ...part(
      later!,
      'What is seen seldom: reader, saved things, alerts, privacy, rare notes.',
      (one) => isShown(one) && !known.includes(one),
    ),
    ...part(
      last!,
      'What no menu leads to today: pages that are off, and pages of lists without a record.',
      (one) => !isShown(one),
    ),
  ]);
}

/** What is so first, and otherwise in the order given. */
const inOrderOf = <T>(all: readonly T[], isFirst: (one: T) => boolean): T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

const entryAt = (messages: Messages, path: string): string | Messages | undefined =>
  path
    .split('.')
    .reduce<string | Messages | undefined>(
      (at, key) => (typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined),
      messages,
    );

const hasKey = (messages: Messages, path: string): boolean => entryAt(messages, path) !== undefined;

/** The text of a message; empty without one. */
function textAt(messages: Messages, path: string): string {
  const found = entryAt(messages, path);
  return typeof found === 'string' ? found : '';
}
