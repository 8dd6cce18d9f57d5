/** How a number of a list is written, as in the formats of Word; others are written as decimals. */
export function writeNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return value + ordinalEnding(value);
    case 'arabicAlpha':
      return fromAlphabet(value, 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي');
    case 'arabicAbjad':
      return fromAlphabet(value, 'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ');
    case 'none':
      return '';
    default:
      return String(value);
  }
}

/** a, b … z, aa, bb: as Word counts. */
const letters = (value: number) => fromAlphabet(value, 'abcdefghijklmnopqrstuvwxyz');

function fromAlphabet(value: number, alphabet: string): string {
  if (value < 1 || value > alphabet.length * 20) return String(value);
  return alphabet[(value - 1) % alphabet.length]!.repeat(Math.floor((value - 1) / alphabet.length) + 1);
}

const romans: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [amount, sign] of romans) {
    text += sign.repeat(Math.floor(rest / amount));
    rest %= amount;
  }
  return text;
}

const ordinalEnding = (value: number) =>
  value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
