/** A pseudo-random generator, seeded with words: FNV-1a over the words, then mulberry32. */
export class Random {
  #state: number;

  constructor(...words: (string | number)[]) {
    let hash = 0x811c9dc5;
    for (const letter of words.join('/')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    // Mixes the bits, so that seeds that differ only in the last letter start far apart.
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    this.#state = (hash ^ (hash >>> 16)) >>> 0;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  isBelow(chance: number): boolean {
    return this.next() < chance;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[this.below(list.length)]!;
  }

  /** One of the names, by weight. */
  weigh<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0];
  }
}
