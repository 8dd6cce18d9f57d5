import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../browser/use-store';
import type { Edition } from '../../document-text/edition';
import { findVoice, Speaker } from './speech';

export interface Listening {
  /** Whether the phone has an offline voice for the language of the text. */
  isPossible: boolean;
  state: 'silent' | 'reading' | 'paused';
  /** The block that is being read. */
  block: number | undefined;
  start: (from: number) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const synthesizer = (): SpeechSynthesis | undefined =>
  'SpeechSynthesisUtterance' in globalThis ? globalThis.speechSynthesis : undefined;

/** Voices come some time after the page. */
function followVoices(listener: () => void): () => void {
  const from = synthesizer();
  from?.addEventListener?.('voiceschanged', listener);
  return () => from?.removeEventListener?.('voiceschanged', listener);
}

/** Reads a text aloud with an offline voice of the platform; ends when the text is left. */
export function useListening({ blocks, lang }: Edition): Listening {
  const [state, setState] = useState<Listening['state']>('silent');
  const [block, setBlock] = useState<number>();
  const isPossible = useStore(
    followVoices,
    () => findVoice(synthesizer()?.getVoices() ?? [], lang) !== undefined,
    () => false,
  );
  const speaker = useMemo(() => {
    const onBlock = (at: number | undefined) => {
      setBlock(at);
      if (at === undefined) setState('silent');
    };
    const from = synthesizer();
    return from && new Speaker(from, { onBlock });
  }, []);
  useEffect(
    function endWhenLeaving() {
      const stop = () => speaker?.stop();
      addEventListener('pagehide', stop);
      return () => {
        removeEventListener('pagehide', stop);
        stop();
      };
    },
    [speaker],
  );
  const start = useCallback(
    (from: number) => {
      setState('reading');
      speaker?.start(blocks, lang, from);
    },
    [speaker, blocks, lang],
  );
  const pause = useCallback(() => {
    setState('paused');
    speaker?.pause();
  }, [speaker]);
  const resume = useCallback(() => {
    setState('reading');
    speaker?.resume();
  }, [speaker]);
  const stop = useCallback(() => speaker?.stop(), [speaker]);
  return { isPossible, state, block, start, pause, resume, stop };
}
