import { beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '../../../src/document-text/edition';
import { findVoice, sentencesOf, Speaker, spokenOf } from '../../../src/pages/read/speech';

const voice = (lang: string, { localService = true, isDefault = false } = {}) =>
  ({ lang, localService, default: isDefault, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;

interface Utterance {
  text: string;
  voice: SpeechSynthesisVoice;
  onend: () => void;
  onerror: () => void;
}

/** A synthesizer that says nothing until `end` is called, as a real one takes its time. */
class FakeSynthesizer {
  spoken: Utterance[] = [];
  cancelled = 0;
  constructor(private readonly voices: SpeechSynthesisVoice[]) {}
  getVoices = () => this.voices;
  speak = (utterance: unknown) => void this.spoken.push(utterance as Utterance);
  cancel = () => {
    this.cancelled += 1;
    // As Chrome does it.
    this.spoken.at(-1)?.onerror();
  };
  get texts() {
    return this.spoken.map(({ text }) => text);
  }
  end() {
    this.spoken.at(-1)!.onend();
  }
}

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
});

function listen(blocks: readonly Block[], { from = 0, lang = 'en', voices = [voice('en-GB')] } = {}) {
  const synthesizer = new FakeSynthesizer(voices);
  const places: (number | undefined)[] = [];
  const speaker = new Speaker(synthesizer, { onBlock: (block) => places.push(block) });
  speaker.start(blocks, lang, from);
  return { synthesizer, places, speaker };
}

const paragraph = (text: string, lang?: string): Block => ({
  is: 'paragraph',
  text,
  ...(lang !== undefined && { lang }),
});

test('only a voice that needs no network is taken, the default one first', () => {
  expect(findVoice([voice('en-US', { localService: false })], 'en')).toBeUndefined();
  const voices = [voice('fa-IR'), voice('en-US'), voice('en_GB', { isDefault: true })];
  expect(findVoice(voices, 'en')?.lang).toBe('en_GB');
  expect(findVoice(voices, 'prs-AF')?.lang).toBe('fa-IR');
  expect(findVoice(voices, 'ps')).toBeUndefined();
});

test('sentences are short: a long one ends after a comma or between words', () => {
  expect(sentencesOf('Weigh the seed. Write it down!', 'en')).toEqual(['Weigh the seed.', 'Write it down!']);
  const long = `${'The officer weighs the seed of each household in public, '.repeat(8)}and writes it down.`;
  const parts = sentencesOf(long, 'en');
  expect(parts.join(' ')).toBe(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(parts[0]).toMatch(/,$/);
  expect(sentencesOf('x'.repeat(400), 'en').map(({ length }) => length)).toEqual([180, 180, 40]);
});

test('an item has its number, a row of a table its cells; the end of a page is not said', () => {
  expect(spokenOf({ is: 'list', items: [{ text: 'Wait', label: '2.' }, { text: ['See ', 'it'] }] })).toEqual([
    '2. Wait',
    'See it',
  ]);
  expect(
    spokenOf({ is: 'table', rows: [[{ text: 'Pay', head: true }, { text: '40' }, { text: '' }]] }),
  ).toEqual(['Pay, 40']);
  expect(spokenOf({ is: 'page', page: 2 })).toEqual([]);
});

test('blocks are read one after the other from a block on, and told', () => {
  const blocks = [paragraph('Zero.'), paragraph('One. And more.'), paragraph('Two.')];
  const { synthesizer, places } = listen(blocks, { from: 1 });
  expect(synthesizer.texts).toEqual(['One.']);
  for (let turn = 0; turn < 3; turn += 1) synthesizer.end();
  expect(synthesizer.texts).toEqual(['One.', 'And more.', 'Two.']);
  expect(places).toEqual([1, 1, 2, undefined]);
});

test('a pause ends the sentence, and going on begins it again', () => {
  const { synthesizer, speaker } = listen([paragraph('One. Two. Three.')]);
  synthesizer.end();
  speaker.pause();
  expect(synthesizer.texts).toEqual(['One.', 'Two.']);
  speaker.resume();
  expect(synthesizer.texts).toEqual(['One.', 'Two.', 'Two.']);
  synthesizer.end();
  expect(synthesizer.texts.at(-1)).toBe('Three.');
});

test('stopping ends it, whatever the platform still reports', () => {
  const { synthesizer, places, speaker } = listen([paragraph('One. Two.')]);
  speaker.stop();
  synthesizer.end();
  expect(synthesizer.texts).toEqual(['One.']);
  expect(places.at(-1)).toBeUndefined();
});

test('a sentence that cannot be said is passed over', () => {
  const { synthesizer } = listen([paragraph('One. Two.')]);
  synthesizer.spoken[0]!.onerror();
  expect(synthesizer.texts).toEqual(['One.', 'Two.']);
});

test('a block in a language without a voice is passed over, one with a voice has its own', () => {
  const { synthesizer } = listen([paragraph('One.'), paragraph('کابل', 'fa'), paragraph('Sal', 'ku')], {
    voices: [voice('en-GB'), voice('fa-IR')],
  });
  synthesizer.end();
  synthesizer.end();
  expect(synthesizer.spoken.map(({ text, voice: { lang } }) => [text, lang])).toEqual([
    ['One.', 'en-GB'],
    ['کابل', 'fa-IR'],
  ]);
});
