import type { Flow } from './flow';

/** Where the letters of a group go. */
export type Destination = 'text' | 'label' | 'code' | 'form' | 'entry' | 'fonts' | 'styles' | 'nothing';

/** A field: what it does, and what a form has chosen. */
export interface Field {
  code: string;
  /** Where its result goes. */
  into: Destination;
  /** 1: a check box, 2: a list. */
  type: number;
  result: number | undefined;
  usual: number;
  entries: string[];
}

/** What holds within a group; the group around it has its own again afterwards. */
export interface State {
  into: Destination;
  flow: Flow;
  /** This many letters stand after a `\u` for programs that do not know it. */
  fallback: number;
  font: number | undefined;
  isBold: boolean;
  isComplexBold: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  language: number | undefined;
  rightLanguage: number | undefined;
  href: string | undefined;
  field: Field | undefined;
  /** Within `\upr` the text stands twice; this is where the better one goes. */
  better: Destination | undefined;
  /** The row that is defined is of a table within a table. */
  isNestedRow: boolean;
  style: number;
  outline: number | undefined;
  isInTable: boolean;
  nesting: number;
}

/** The properties of letters after `\plain`. */
export const plainLetters = {
  isBold: false,
  isComplexBold: false,
  isHidden: false,
  isDeleted: false,
} as const satisfies Partial<State>;

/** The properties of paragraphs after `\pard`. */
export const plainParagraph = {
  style: 0,
  outline: undefined,
  isInTable: false,
  nesting: 0,
} as const satisfies Partial<State>;

/** The check box, or the chosen entry of a list, that a field stands for. */
export function choiceOf({ type, result, usual, entries }: Field): string | undefined {
  // 25 means that nothing was chosen.
  const chosen = result === undefined || result === 25 ? usual : result;
  if (type === 1) return chosen === 1 ? '☒' : '☐';
  return type === 2 ? entries[chosen] : undefined;
}

/** Takes a word that says how letters or paragraphs look; others say nothing. */
export function format(state: State, word: string, value: number | undefined): void {
  const isOn = value !== 0;
  switch (word) {
    case 'plain':
      Object.assign(state, plainLetters, { font: undefined, language: undefined, rightLanguage: undefined });
      return;
    case 'pard':
      Object.assign(state, plainParagraph);
      return;
    case 'b':
      state.isBold = isOn;
      return;
    case 'ab':
      state.isComplexBold = isOn;
      return;
    case 'v':
    case 'webhidden':
      state.isHidden = isOn;
      return;
    // What was moved stands at its new place.
    case 'deleted':
    case 'mvf':
      state.isDeleted = isOn;
      return;
    case 'f':
      state.font = value;
      return;
    case 'lang':
      state.language = value;
      return;
    case 'alang':
      state.rightLanguage = value;
      return;
    case 'uc':
      state.fallback = Math.max(0, Math.min(value ?? 1, 100));
      return;
    case 's':
      state.style = value ?? 0;
      return;
    case 'outlinelevel':
      state.outline = outlineOf(value);
      return;
    case 'intbl':
      state.isInTable = isOn;
      return;
    case 'nesttableprops':
      state.isNestedRow = true;
      return;
    case 'itap':
      state.nesting = value ?? 1;
  }
}

/** The level of a heading: 9 is text of the body. */
export const outlineOf = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && value <= 8 ? value + 1 : undefined;

/** Takes a word of the field of a form. */
export function readForm(field: Field, word: string, value = 0): void {
  if (word === 'fftype') field.type = value;
  else if (word === 'ffres') field.result = value;
  else if (word === 'ffdefres') field.usual = value;
}
