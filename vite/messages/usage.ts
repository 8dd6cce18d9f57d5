import { plainDigits } from '../../src/format/digits.ts';
import usages from '../../src/words/translation/usage.json';
import { flatten, type Catalogue } from './catalogue.ts';
import { differingFigures } from './figures.ts';
import { visit, type Message, type Part } from './message.ts';

/** How a language is written in Afghanistan, as far as a program can see it. */
interface Usage {
  /** Words that are not written, in the interface nor in the content, and those that stand for them. */
  refused: Readonly<Record<string, string>>;
  /** Words that mean something else where the interface would say them. */
  refusedInWords: Readonly<Record<string, string>>;
  /** Patterns that a translation has as often as English has theirs: “working days” of a deadline. */
  sameCount: Readonly<Record<string, string>>;
  /** How a time of day is written. */
  clock: string;
}

const usageOf = (code: string): Usage | undefined => (usages as Readonly<Record<string, Usage>>)[code];

/** Endings of nouns; a word with another one is another word. */
const endings: Readonly<Record<string, string>> = { fa: 'ها|های|هایی|یی|ی|ان', ps: 'ه|ې|و|ي|ونه|ونو' };

const patternOf = (words: Readonly<Record<string, string>>, code: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(${Object.keys(words).join('|')})(?:${endings[code] ?? ''})?(?![\\p{L}\\p{M}])`,
    'gu',
  );

const patterns = new Map(
  Object.entries(usages as Readonly<Record<string, Usage>>).map(([code, { refused, refusedInWords }]) => [
    code,
    { inAll: patternOf(refused, code), inWords: patternOf({ ...refused, ...refusedInWords }, code) },
  ]),
);

/** `16:00` and `09:00`, which a reader of the language does not say; `12:30` stays, and so does `7:30`. */
const clockTime = /(?<![\d:])(?:0\d:\d\d|1[3-9]:\d\d|2[0-3]:\d\d|\d\d?:00)(?![\d:])/g;

/**
 * What a text in the language with this code has that is written otherwise in Afghanistan, a sentence each; nothing for
 * a language without rules. `place` is where it stands: some words are wrong in the interface alone.
 */
export function faultsOfUsage(text: string, code: string, place: 'interface' | 'content'): string[] {
  const usage = usageOf(code);
  if (!usage) return [];
  const { inAll, inWords } = patterns.get(code)!;
  const uses = { ...usage.refused, ...(place === 'interface' && usage.refusedInWords) };
  const words = [...text.matchAll(place === 'interface' ? inWords : inAll)].map(
    ([found, word]) => `“${found}” is not written here, but “${uses[word!]}”.`,
  );
  const spellings = code === 'ps' ? [...text.matchAll(/\p{L}*ایي(?!\p{L})/gu)] : [];
  return [
    ...words,
    ...spellings.map(([found]) => `“${found}” is written “${found.replace('ایي', 'ايي')}”.`),
    ...[...plainDigits(text).matchAll(clockTime)].map(
      ([found]) => `“${found}” is written as “${usage.clock}”.`,
    ),
  ];
}

/** The faults of a catalogue by the usage of its language, a sentence each. */
export function faultsOfWording({ file, subjects }: Catalogue, code: string): string[] {
  return [...flatten(subjects)].flatMap(([path, message]) => {
    const faults = [...textsOf(message)].flatMap((text) => faultsOfUsage(text, code, 'interface'));
    return [...faults, ...faultsAroundPlaceholders(message, code)].map(
      (fault) => `${file}, ${path}: ${fault}`,
    );
  });
}

/** Values that never begin with a preposition and that do not decline: dates, figures and addresses. */
const plainValues = new Set([
  'date',
  'day',
  'month',
  'year',
  'age',
  'size',
  'number',
  'host',
  'address',
  'site',
  'place',
]);

/**
 * A title may begin with “د”, and a name before “ته” would have to decline: in Pashto, either stands behind a colon, in
 * guillemets or alone. In both languages, a page that is named behind “page” stands in guillemets.
 */
function faultsAroundPlaceholders(message: Message, code: string): string[] {
  const faults: string[] = [];
  visit(message, (part, before, after) => {
    if (typeof part === 'string' || part.is !== 'value' || plainValues.has(part.name)) return;
    const [left, right] = [textOf(before), textOf(after)];
    const preposition = code === 'ps' && /(?<!\p{L})(?:د|په|له|تر|پر) $/u.test(left);
    const postposition = code === 'ps' && /^ (?:ته|څخه|سره|کې|باندې|لپاره)(?!\p{L})/u.test(right);
    if (preposition || postposition)
      faults.push(`{${part.name}} stands beside a preposition: “د د”, or a name that should decline.`);
    if (/(?:صفحه|پاڼه) $/u.test(left)) faults.push(`{${part.name}} names a page and has no guillemets.`);
  });
  return faults;
}

const textOf = (part: Part | undefined) => (typeof part === 'string' ? part : '');

function textsOf(message: Message): Set<string> {
  const texts = new Set<string>();
  visit(message, (part) => {
    if (typeof part === 'string') texts.add(part);
  });
  return texts;
}

/** The messages whose figures differ from those of English, a sentence each. */
export function faultsOfFiguresIn(base: Catalogue, other: Catalogue, code: string): string[] {
  const translations = flatten(other.subjects);
  return [...flatten(base.subjects)].flatMap(([path, message]) => {
    const translation = translations.get(path);
    if (!translation) return [];
    const [own, translated] = [message, translation].map((each) => [...textsOf(each)].join('\n'));
    return faultsOfFigures(own!, translated!, code).map((fault) => `${other.file}, ${path}: ${fault}`);
  });
}

/**
 * The figures that a text and its translation do not share, a sentence each: numbers from ten on, which are written as
 * digits, and the days of deadlines. A translation may have digits where English has words, and Solar Hijri years.
 */
export function faultsOfFigures(text: string, translation: string, code: string): string[] {
  const { missing, extra } = differingFigures(text, translation);
  const worded = wordedFigures(text);
  const own = extra.filter((figure) => !worded.has(figure) && !isSolarYear(figure));
  return [
    ...missing.map((figure) => `lacks the figure ${figure}.`),
    ...own.map((figure) => `has the figure ${figure}, which the original has not.`),
    ...Object.entries(usageOf(code)?.sameCount ?? {}).flatMap(([original, translated]) => {
      const [expected, times] = [countOf(text, original), countOf(translation, translated)];
      const isLess = times < expected;
      return isLess
        ? [`has “${translated}” ${times} times, and the original “${original}” ${expected} times.`]
        : [];
    }),
  ];
}

const countOf = (text: string, pattern: string) => [...text.matchAll(new RegExp(pattern, 'giu'))].length;

const isSolarYear = (figure: string) => /^1[34]\d\d$/.test(figure);

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The numbers below a hundred that an English text has in words. */
function wordedFigures(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .matchAll(
      new RegExp(`\\b(?:(${tens.join('|')})(?:-(${units.join('|')}))?|(${units.join('|')}))\\b`, 'g'),
    );
  return new Set(
    [...words].map(([, ten, unit, alone]) =>
      String(ten ? (tens.indexOf(ten) + 2) * 10 + units.indexOf(unit!) + 1 : units.indexOf(alone!) + 1),
    ),
  );
}

/**
 * The messages that quote another one, as the name of a button, and do not quote it as their language has it: a
 * sentence each. What English quotes and no message says is the name of something outside of the app.
 */
export function faultsOfQuotes(base: Catalogue, other: Catalogue): string[] {
  const [originals, translations] = [flatten(base.subjects), flatten(other.subjects)];
  const pathsOf = new Map<string, string[]>();
  for (const [path, message] of originals) {
    const whole = wholeText(message);
    if (whole !== undefined) pathsOf.set(whole, [...(pathsOf.get(whole) ?? []), path]);
  }
  return [...originals].flatMap(([path, message]) => {
    const texts = [...textsOf(translations.get(path) ?? [])].join('\n');
    const quoted = [...textsOf(message)].flatMap((text) => [...text.matchAll(/“([^”]+)”/g)]);
    return quoted.flatMap(([, name]) => {
      const named = (pathsOf.get(name!) ?? []).map((at) => wholeText(translations.get(at) ?? []));
      // What a browser calls its own button, as “Install”, stays as it is.
      const isQuoted = [...named, name].some((each) => texts.includes(`«${each}»`));
      if (named.length === 0 || isQuoted) return [];
      return [`${other.file}, ${path}: quotes “${name}” otherwise than as «${named.join('», «')}».`];
    });
  });
}

const wholeText = (message: Message): string | undefined =>
  message.length === 1 && typeof message[0] === 'string' ? message[0] : undefined;
