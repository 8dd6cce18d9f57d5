/** The signs of the fonts of pictures that forms use, by their codes; other signs of these fonts draw bullets. */
const wingdings: Readonly<Record<string, string>> = {
  '28': '☎',
  '2a': '✉',
  '4a': '☺',
  '6c': '●',
  '6e': '■',
  '6f': '☐',
  '71': '☐',
  '72': '☐',
  '78': '☒',
  a7: '▪',
  a8: '☐',
  d8: '➢',
  e0: '→',
  fb: '✗',
  fc: '✓',
  fd: '☒',
  fe: '☑',
};
const wingdings2: Readonly<Record<string, string>> = {
  '2a': '☐',
  '30': '☐',
  '50': '✓',
  '51': '☒',
  '52': '☑',
  '53': '☒',
  '54': '☒',
  a3: '☐',
};
const symbol: Readonly<Record<string, string>> = {
  a3: '≤',
  b3: '≥',
  b7: '•',
  b1: '±',
  b4: '×',
  de: '⇒',
  ae: '→',
};

/** The letter of a symbol of a font; empty where it is a picture that says nothing. */
export function symbolOf(font: string, code: string): string {
  const value = Number.parseInt(code, 16);
  if (Number.isNaN(value)) return '';
  // Fonts of pictures have their signs in the private area.
  const isPrivate = value >= 0xf000 && value <= 0xf0ff;
  const key = (isPrivate ? value - 0xf000 : value).toString(16).padStart(2, '0');
  const name = font.toLowerCase().trim();
  if (name === 'wingdings 2') return wingdings2[key] ?? '';
  if (name.startsWith('wingdings')) return wingdings[key] ?? '';
  if (name === 'symbol') return symbol[key] ?? '';
  return isPrivate || value < 0x20 || value > 0xffff ? '' : String.fromCharCode(value);
}
