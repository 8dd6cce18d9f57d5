import { plain, type Block } from '../../document-text/edition';

/** The speech API of the platform; tests bring their own. */
export type Synthesizer = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>;

/** Three-letter codes of languages, and the subtags that they are matched as. */
const twoLetters: Readonly<Record<string, string>> = { prs: 'fa', pus: 'ps', fas: 'fa' };
const primary = (lang: string) => {
  const [tag = ''] = lang.toLowerCase().split(/[-_]/);
  return twoLetters[tag] ?? tag;
};

/** A voice for a language that needs no network; undefined if the phone has none. */
export function findVoice(
  voices: readonly SpeechSynthesisVoice[],
  lang: string,
): SpeechSynthesisVoice | undefined {
  const fitting = voices.filter((voice) => voice.localService && primary(voice.lang) === primary(lang));
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

/** The maximum length (characters) of an utterance: Chrome falls silent after about 15 seconds of one. */
const maxLength = 180;

/** The sentences of a text; a long one in parts that end between words, after a comma where there is one. */
export function sentencesOf(text: string, lang: string): string[] {
  return segment(text, lang).flatMap((sentence) => shorten(sentence.trim()));
}

function segment(text: string, lang: string): string[] {
  if (!('Segmenter' in Intl)) return text.split(/(?<=[.!?؟۔])\s+/u);
  const parts = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return [...parts].map((part) => part.segment);
}

function shorten(sentence: string): string[] {
  if (sentence.length <= maxLength) return sentence === '' ? [] : [sentence];
  const head = sentence.slice(0, maxLength);
  const comma = /^.*[,;:،؛–—]\s/su.exec(head)?.[0].length ?? 0;
  const end = comma > maxLength / 3 ? comma : head.lastIndexOf(' ') + 1 || maxLength;
  return [sentence.slice(0, end).trim(), ...shorten(sentence.slice(end).trim())];
}

/** The spoken pieces of a block: an item or a row of a table is one. Page breaks are not spoken. */
export function spokenOf(block: Block): string[] {
  switch (block.is) {
    case 'page':
      return [];
    case 'list':
      return block.items.map(({ label = '', text }) => `${label} ${plain(text)}`.trim());
    case 'table':
      return block.rows.map((row) =>
        row
          .map(({ text }) => plain(text))
          .filter(Boolean)
          .join(', '),
      );
    default:
      return [plain(block.text)];
  }
}

/** A sentence, or a part of a long one, that waits to be read aloud. */
interface QueuedSentence {
  block: number;
  text: string;
  voice: SpeechSynthesisVoice;
}

interface SpeechEvents {
  /** The block that is being read; undefined at the end. */
  onBlock: (block: number | undefined) => void;
}

/**
 * Reads blocks aloud, sentence by sentence. What is in a language without an offline voice is passed over. A pause ends
 * the sentence, and going on begins it again: Chrome on Android cannot pause.
 */
export class Speaker {
  #parts: QueuedSentence[] = [];
  #at = 0;
  /** Incremented by each command, so that events of earlier utterances are ignored. */
  #order = 0;
  /** Chrome reports nothing of an utterance that was garbage-collected. */
  #utterance: SpeechSynthesisUtterance | undefined;

  constructor(
    private readonly synthesizer: Synthesizer,
    private readonly events: SpeechEvents,
  ) {}

  /** Reads from a block to the end. */
  start(blocks: readonly Block[], lang: string, from: number): void {
    const voices = this.synthesizer.getVoices();
    this.#parts = blocks.flatMap((block, index) => {
      const own = block.lang ?? lang;
      const voice = index < from ? undefined : findVoice(voices, own);
      if (!voice) return [];
      return spokenOf(block).flatMap((text) =>
        sentencesOf(text, own).map((sentence) => ({ block: index, text: sentence, voice })),
      );
    });
    this.#at = 0;
    this.#speak();
  }

  pause(): void {
    this.#order += 1;
    this.synthesizer.cancel();
  }

  resume(): void {
    this.#speak();
  }

  stop(): void {
    this.pause();
    this.#parts = [];
    this.events.onBlock(undefined);
  }

  #speak(): void {
    const order = (this.#order += 1);
    // Without it, Chrome may wait behind an utterance that never ends.
    this.synthesizer.cancel();
    this.#say(order);
  }

  #say(order: number): void {
    const part = this.#parts[this.#at];
    this.events.onBlock(part?.block);
    if (!part) return;
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.voice = part.voice;
    utterance.lang = part.voice.lang;
    const next = () => {
      if (order !== this.#order) return;
      this.#at += 1;
      this.#say(order);
    };
    utterance.onend = next;
    // A sentence that cannot be said is passed over.
    utterance.onerror = next;
    this.#utterance = utterance;
    this.synthesizer.speak(this.#utterance);
  }
}
