import type { NoEdition } from './edition';
import type { PdfPage } from './pdf-page';

/** Characters that say nothing: unknown ones, and those that a font alone gives a shape. */
const unknown = /[\ufffd\ue000-\uf8ff\u0000-\u0008\u000e-\u001f]/g;

/** Two scripts in one word: the sign of a font whose table of characters is wrong. */
const mixed = /\p{Script=Arabic}\p{M}*\p{Script=Latin}|\p{Script=Latin}\p{M}*\p{Script=Arabic}/u;
const arabicLetter = /(?!\p{N})\p{Script=Arabic}/u;
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/u;

const words = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Why the text of these pages is not good enough to be offered; undefined where it is. `pages` are without running
 * lines, `text` is what was made of them.
 */
export function findFlaw(pages: readonly PdfPage[], text: string): NoEdition | undefined {
  const texts = pages.map(({ pieces }) => pieces.map(({ str }) => str).join(''));
  const withText = texts.filter((each) => each.trim().length > 2).length;
  if (withText === 0) return 'scan';
  const whole = pages.filter(({ isBroken }) => !isBroken).length;
  if (withText < (whole * 2) / 3) return 'pictures';
  const all = texts.join('');
  if ((all.match(unknown)?.length ?? 0) > all.length / 100) return 'glyphs';
  const found = words(text);
  const share = (of: RegExp) => {
    const some = found.filter((word) => of.test(word));
    return some.filter((word) => mixed.test(word)).length / Math.max(1, some.length);
  };
  if (share(arabicLetter) > 0.1 || share(arabicDigit) > 0.3) return 'glyphs';
  const single = found.filter((word) => word.length === 1 && /\p{L}/u.test(word)).length;
  if (found.length > 20 && single > found.length * 0.4) return 'order';
  const letters = (from: string) => words(from).join('').length;
  return letters(text) < letters(all) * 0.95 ? 'order' : undefined;
}
