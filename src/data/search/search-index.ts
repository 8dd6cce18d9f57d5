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
  /** Further names by which it is asked for: “annual report” for a page of publications. */
  names?: readonly string[];
  /** The address of the page that shows it. */
  to?: string;
  /** The text of a document: one result with the record at the same address, where that is found too. */
  isDocument?: boolean;
}

/** `terms` are the words of the text that were found, folded; `document` is the same in the document of the record. */
export interface IndexHit {
  id: number;
  score: number;
  terms: string[];
  document?: IndexHit;
}

/**
 * How results were found. `all`: they have every word of the query, its beginning or a synonym. `similar`: words that
 * are spelled alike count too, as nothing had all of them. `some`: one of the words is enough, as nothing had all.
 */
export type Tried = 'all' | 'similar' | 'some';

export interface Found {
  tried: Tried;
  /** What has the query as its title or name, where that tells which is meant; in no section. */
  best: IndexHit[];
  /** Sections with results, the one with the best result first. */
  sections: { section: string; count: number; hits: IndexHit[] }[];
}

const steps: readonly Tried[] = ['all', 'similar', 'some'];

/** A match in the title outweighs one in the text. */
const boost = { title: 6, names: 6, kind: 1, text: 1 };
/** More results than these with the query as their title are no answer, but a list. */
const mostBest = 3;
const synonymWeight = 0.5;
const swappedWeight = 0.6;

/** An index of texts in memory. Folding is that of `format/fold.ts`; nothing is stored but the index. */
export class SearchIndex {
  readonly #index = new MiniSearch<IndexedText>({
    fields: ['title', 'names', 'text', 'kind'],
    extractField: (text, field) =>
      field === 'names' ? (text.names ?? []).join(' ') : text[field as 'title'],
    tokenize: wordsOf,
    // Folded by the tokeniser.
    processTerm: (term) => term,
    searchOptions: { boost },
  });
  /** By id. */
  readonly #texts: Pick<IndexedText, 'section' | 'to' | 'isDocument'>[] = [];
  /** By id: the title and the names as `nameKey` writes them. */
  readonly #names: string[][] = [];
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
      const { id, title, names = [], section, to, isDocument } = text;
      this.#texts[id] = { section, ...(to !== undefined && { to }), isDocument: isDocument === true };
      this.#names[id] = [title, ...names].map(nameKey).filter(Boolean);
    }
  }

  /** Removes texts that were added. Their ids are not used again. */
  remove(ids: readonly number[]): void {
    this.#index.discardAll(ids);
  }

  /**
   * What has the query as its title or name, then the best `limit` results of each section, and their count. Results
   * have all words of the query; where there are none, words that are spelled alike count, then one of the words is
   * enough.
   */
  find(query: string, limit: number): Found {
    const words = this.#neededWords(query);
    for (const tried of words.length > 0 ? steps : []) {
      const results = this.#index.search(this.#queryOf(words, tried));
      if (results.length === 0) continue;
      const hits = this.#joined(results);
      const best = this.#bestOf(hits, query);
      const others = hits.filter((hit) => !best.includes(hit));
      return { tried, best, sections: this.#inSections(others, limit) };
    }
    return { tried: 'some', best: [], sections: [] };
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

  /** One hit for a record and its document, at the better place of both. */
  #joined(results: readonly SearchResult[]): IndexHit[] {
    const all = results.map(({ id, score, match }) => ({
      id: id as number,
      score,
      terms: Object.keys(match),
    }));
    const records = new Map<string, IndexHit>();
    const documents = new Map<string, IndexHit>();
    for (const hit of all) {
      const { to, isDocument } = this.#texts[hit.id]!;
      const known = isDocument ? documents : records;
      if (to !== undefined && !known.has(to)) known.set(to, hit);
    }
    const joined = new Set<IndexHit>();
    for (const hit of all) {
      const to = this.#texts[hit.id]!.to ?? '';
      const [record, document] = [records.get(to), documents.get(to)];
      const isPair = record && document && (hit === record || hit === document);
      if (isPair) record.document = document;
      joined.add(isPair ? record : hit);
    }
    return [...joined];
  }

  #bestOf(hits: readonly IndexHit[], query: string): IndexHit[] {
    const name = nameKey(query);
    const best = hits.filter(({ id }) => this.#names[id]!.includes(name));
    return best.length > mostBest ? [] : best;
  }

  #inSections(hits: readonly IndexHit[], limit: number): Found['sections'] {
    const sections = new Map<string, Found['sections'][number]>();
    for (const hit of hits) {
      const { section } = this.#texts[hit.id]!;
      const found = sections.get(section) ?? { section, count: 0, hits: [] };
      sections.set(section, found);
      found.count += 1;
      if (found.hits.length < limit) found.hits.push(hit);
    }
    return [...sections.values()];
  }
}

/** A name without case, letter forms and signs. */
const nameKey = (name: string): string => wordsOf(name).join(' ');

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
