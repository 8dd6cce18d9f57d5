import { plainText } from '../../src/components/prose/plain-text';
import { marks } from '../../vite/messages/pseudo';

/** Every text in a JSON value, with its paragraphs, and for HTML the text of each element and of each picture. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [tidy(value), ...value.split(/\n\s*\n/).map(tidy), siteIn(value), ...textsOfMarkup(value)];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function textsOfMarkup(markup: string): string[] {
  if (!/[<&]/.test(markup)) return [];
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const spoken = [...body.querySelectorAll('img')].map(({ alt }) => tidy(alt));
  const written = [body, ...body.querySelectorAll('*')].flatMap(({ textContent, childNodes }) => [
    tidy(textContent),
    ...[...childNodes].map((node) => tidy(node.textContent ?? '')),
  ]);
  return [...spoken, ...written, tidy(plainText(markup))];
}

/** An address as pages display it. */
const siteIn = (text: string): string => text.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** Without isolates, which say nothing. */
const tidy = (text: string): string =>
  text
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Dates, ages and sizes, as `Intl` formats them in English; and file types. */
const formatted = [
  /\d{1,2} \p{L}{3,4} \d{4}(, \d\d:\d\d)?/u,
  /(January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?/,
  /yesterday|\d+ (days?|hours?|minutes?) ago/,
  /((PDF|DOCX|XLSX|JPG|PNG)(, )?)?([\d.,]+ (bytes?|kB|MB|GB))?/,
].map((pattern) => new RegExp(`^(${pattern.source})$`, pattern.flags));

/** The markers of the pseudo-language, and its accented words. */
const pseudo = /[⟦⟧]|[^\s⟦⟧]*[À-ɏʠɱḀ-ỿ][^\s⟦⟧]*/g;

const attributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Visible text and accessible names, without code: each text node and each attribute with text. */
function shownTexts(page: Document): string[] {
  return [...page.body.querySelectorAll('*')]
    .filter((element) => !element.closest('script, style, noscript, code'))
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent! : '')),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ]);
}

/** The texts of a page that come neither from the catalogue, which the pseudo-language accents, nor from `known`. */
export const strayTexts = (page: Document, known: ReadonlySet<string>): string[] =>
  strayAmong(shownTexts(page), known);

/** As `strayTexts`, of texts that no element shows. */
export function strayAmong(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const isKnown = (text: string) => {
    // The comma after a name is one of the sentence.
    const bare = text.replace(/^[^\p{L}\p{N}]+|,$/gu, '');
    if ([text, bare, bare.replace(/^\d{4} /, '')].some((each) => known.has(each))) return true;
    const start = text.endsWith('…') && text.slice(0, -1);
    return start && [...known].some((each) => each.startsWith(start));
  };
  // The label of a table in prose lists its columns.
  const isListOfKnown = (text: string) => text.split(', ').every((part) => isKnown(part));
  const plain = texts.flatMap((text) => (known.has(tidy(text)) ? [] : text.split(pseudo).map(tidy)));
  return [...new Set(plain)].filter(
    (text) =>
      /\p{L}{2}/u.test(text) &&
      !isKnown(text) &&
      !isListOfKnown(text) &&
      !formatted.some((pattern) => pattern.test(text)),
  );
}

/**
 * The texts of a page that are concatenated from a message and something else. Allowed are a dot or a comma of Arabic
 * script between facts, a colon before the object of a button, and an element within a message, whose end marker then
 * comes later.
 */
export function gluedTexts(page: Document): string[] {
  return shownTexts(page).filter((text) =>
    text
      .split(/ · |، /)
      .map((part) => part.replace(/^: /, '').trim())
      .some((part) => part.includes(marks.start) && !isOneMessage(part)),
  );
}

/** Whether a text starts with a message that ends with the text or after it. */
function isOneMessage(text: string): boolean {
  let depth = 0;
  const depths = [...text].map((letter) => {
    if (letter === marks.start) depth += 1;
    if (letter === marks.end) depth -= 1;
    return depth;
  });
  return depths.slice(0, -1).every((each) => each > 0);
}
