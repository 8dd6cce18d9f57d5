/** What a gift of an amount does: “AFN 900” and “two days of work on a canal”. */
export interface GiftAmount {
  amount: string;
  does: string;
}

/**
 * “AFN 900: two days of work”: a number of two digits or more, with a currency of one word before or after it, and what
 * follows its colon. “Step 1” and “Phone 1” are no amounts.
 */
const line =
  /^(?:[-*•]\s+)?((?:[^\s:\p{Nd}]{1,8}\s?)?\p{Nd}(?:[.,٬٫'\s]?\p{Nd})+(?:\s?[^\s:\p{Nd}]{1,10})?):[^\S\n]+(\S.*)$/u;

function amountOf(text: string): GiftAmount | undefined {
  const [, amount, does] = line.exec(text.trim()) ?? [];
  return amount && does ? { amount: amount.trim(), does } : undefined;
}

/**
 * The first lines of a text that tell what amounts do, at least two in a row, with the text before and after them; all
 * of it is `before` where there are none.
 */
export function splitGiftAmounts(text: string): { before: string; amounts: GiftAmount[]; after: string } {
  const lines = text.split('\n');
  const start = lines.findIndex((one, at) => amountOf(one) && lines[at + 1] && amountOf(lines[at + 1]!));
  if (start < 0) return { before: text, amounts: [], after: '' };
  const amounts: GiftAmount[] = [];
  for (const one of lines.slice(start)) {
    const amount = amountOf(one);
    if (!amount) break;
    amounts.push(amount);
  }
  const join = (some: string[]) => some.join('\n').trim();
  return {
    before: join(lines.slice(0, start)),
    amounts,
    after: join(lines.slice(start + amounts.length)),
  };
}
