import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/**
 * One part of a message: text, a placeholder as it is given, a number, or the forms that a placeholder chooses from.
 */
export type Part =
  | string
  | { is: 'value' | 'number'; name: string }
  | { is: 'plural' | 'select'; name: string; forms: Readonly<Record<string, Message>> };

export type Message = readonly Part[];

/** The type of the value of a placeholder. */
export type Kind = 'text' | 'number';

/**
 * Reads a message in ICU MessageFormat: https://unicode-org.github.io/icu/userguide/format_parse/messages/. Throws a
 * sentence for what is malformed, and for dates, ordinals and offsets, which this site has no use for.
 */
export function readMessage(text: string): Message {
  let elements: MessageFormatElement[];
  try {
    // Angle brackets are text: no message holds markup.
    elements = parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  } catch (error) {
    throw new Error(`is no ICU message: ${(error as Error).message.toLowerCase().replaceAll('_', ' ')}.`);
  }
  return elements.map((element) => readPart(element, undefined));
}

function readPart(element: MessageFormatElement, counted: string | undefined): Part {
  if (isLiteralElement(element)) return element.value;
  if (isPoundElement(element)) return { is: 'number', name: counted! };
  if (!/^[a-z][a-zA-Z0-9]*$/.test(element.value)) {
    throw new Error(`has the placeholder {${element.value}}, which is no camelCase name.`);
  }
  if (isArgumentElement(element)) return { is: 'value', name: element.value };
  if (isNumberElement(element) && !element.style) return { is: 'number', name: element.value };
  const isPlural = isPluralElement(element) && element.offset === 0 && element.pluralType === 'cardinal';
  if (!isPlural && !isSelectElement(element)) {
    throw new Error(`formats {${element.value}} in a way that vite/messages does not know.`);
  }
  const within = isPlural ? element.value : counted;
  const forms = Object.entries(element.options).map(
    ([form, { value }]) => [form, value.map((part) => readPart(part, within))] as const,
  );
  return { is: isPlural ? 'plural' : 'select', name: element.value, forms: Object.fromEntries(forms) };
}

/** The placeholders of a message in the order in which they come first. */
export function placeholdersOf(message: Message): Map<string, Kind> {
  const found = new Map<string, Kind>();
  visit(message, (part) => {
    if (typeof part === 'string') return;
    const isNumber = part.is === 'number' || part.is === 'plural';
    found.set(part.name, isNumber || found.get(part.name) === 'number' ? 'number' : 'text');
  });
  return found;
}

/** An English message with the forms of English where another language chooses them: `one` is `=1`. */
export const inEnglish = (message: Message): Message =>
  message.map((part) => {
    if (typeof part === 'string' || !('forms' in part)) return part;
    const forms = Object.entries(part.forms).map(
      ([form, text]) => [part.is === 'plural' && form === 'one' ? '=1' : form, inEnglish(text)] as const,
    );
    return { ...part, forms: Object.fromEntries(forms) };
  });

/** Calls `see` with every part of a message and of its forms, and with the parts beside it. */
export function visit(message: Message, see: (part: Part, before?: Part, after?: Part) => void): void {
  for (const [index, part] of message.entries()) {
    see(part, message[index - 1], message[index + 1]);
    if (typeof part === 'object' && 'forms' in part) {
      for (const form of Object.values(part.forms)) visit(form, see);
    }
  }
}
