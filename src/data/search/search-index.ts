import MiniSearch, { type CombinationOperator, type Query, type SearchResult } from 'minisearch';
import { queryWords, wordsOf } from '../../format/fold';

/** Groups of synonyms, and stop words, which a result need not contain; of all languages. */
export interface SearchWords {
  synonyms: readonly (readonly string[])[];
  optional: readonly string[];
}

/** A text to be found. */
export interface IndexedText {
  id: number;
  title: string;
  text: string;
  /** What kind of thing it is, in words: “Vacancies”. */
  kind: string;
  /** The results of each section are counted, and returned together. */
  section: string;
}

/** `terms` are the words of the text that were found, folded. */
export interface IndexHit {
  id: number;
  score: number;
  terms: string[];
}

/**
 * How results were found. `all`: they have every word of the query, its beginning or a synonym. `similar`: words that
 * are spelled alike count too, as nothing had all of them. `some`: one of the words is enough, as nothing had all.
 */
export type Tried = 'all' | 'similar' | 'some';

export interface Found {
  tried: Tried;
  /** Sections with results, the one with the best result first. */
  sections: { section: string; count: number; hits: IndexHit[] }[];
}

const steps: readonly Tried[] = ['all', 'similar', 'some'];

/** A match in the title outweighs one in the text. */
const boost = { title: 6, kind: 1, text: 1 };
const synonymWeight = 0.5;
const swappedWeight = 0.6;

/** An index of texts in memory. Folding is that of `format/fold.ts`; nothing is stored but the index. */
export class SearchIndex {
  readonly #index = new MiniSearch<IndexedText>({
    fields: ['title', 'text', 'kind'],
    tokenize: wordsOf,
    // Folded by the tokeniser.
    processTerm: (term) => term,
    searchOptions: { boost },
  });
  readonly #sections: string[] = [];
  readonly #synonyms = new Map<string, string[]>();
  readonly #optional: ReadonlySet<string>;

  constructor({ synonyms, optional }: SearchWords) {
    this.#optional = new Set(optional.flatMap(wordsOf));
    for (const group of synonyms) {
      const words = [...new Set(group.flatMap(wordsOf))];
      for (const word of words) {
        this.#synonyms.set(word, [...new Set([...(this.#synonyms.get(word) ?? []), ...words])]);
      }
    }
  }

  /** Adds texts. Their ids are numbers from 0 on, each used once. */
  add(texts: readonly IndexedText[]): void {
    for (const text of texts) {
      this.#index.add(text);
      this.#sections[text.id] = text.section;
    }
  }

  /** Removes texts that were added. Their ids are not used again. */
  remove(ids: readonly number[]): void {
    this.#index.discardAll(ids);
  }

  /**
   * The best `limit` results of each section, and their count. Results have all words of the query; where there are
   * none, words that are spelled alike count, then one of the words is enough.
   */
  find(query: string, limit: number): Found {
    const words = this.#neededWords(query);
    for (const tried of words.length > 0 ? steps : []) {
      const results = this.#index.search(this.#queryOf(words, tried));
      if (results.length > 0) return { tried, sections: this.#inSections(results, limit) };
    }
    return { tried: 'some', sections: [] };
  }

  #neededWords(query: string): string[] {
    const words = queryWords(query);
    const needed = words.filter((word) => !this.#optional.has(word));
    return needed.length > 0 ? needed : words;
  }

  #queryOf(words: readonly string[], tried: Tried): Query {
    const combineWith: CombinationOperator = tried === 'some' ? 'OR' : 'AND';
    return { combineWith, queries: words.map((word) => this.#waysToFind(word, tried !== 'all')) };
  }

  /** A word as it is, as the beginning of a word, by its synonyms, and where wanted by words that are spelled alike. */
  #waysToFind(word: string, isSimilarEnough: boolean): Query {
    const synonyms = (this.#synonyms.get(word) ?? []).filter((other) => other !== word);
    const swapped = isSimilarEnough ? withSwappedLetters(word) : [];
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: true, fuzzy: isSimilarEnough && allowedEdits(word) },
        ...(synonyms.length > 0 ? [{ queries: synonyms, boostTerm: () => synonymWeight }] : []),
        ...(swapped.length > 0 ? [{ queries: swapped, boostTerm: () => swappedWeight }] : []),
      ],
    };
  }

  #inSections(results: readonly SearchResult[], limit: number): Found['sections'] {
    const sections = new Map<string, Found['sections'][number]>();
    for (const { id, score, match } of results) {
      const section = this.#sections[id as number]!;
      const found = sections.get(section) ?? { section, count: 0, hits: [] };
      sections.set(section, found);
      found.count += 1;
      if (found.hits.length < limit) found.hits.push({ id: id as number, score, terms: Object.keys(match) });
    }
    return [...sections.values()];
  }
}

/** How many letters of a word may be wrong. Numbers must be right. */
function allowedEdits(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The words with two neighbouring letters swapped: by edit distance, that would be two mistakes. */
function withSwappedLetters(word: string): string[] {
  if (allowedEdits(word) === 0) return [];
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, at) => {
    const other = [...letters];
    [other[at], other[at + 1]] = [letter, letters[at]!];
    return other.join('');
  });
  return swapped.filter((other) => other !== word);
}
