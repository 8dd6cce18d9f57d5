import { silenceLimit } from './contract';

/** A transfer without a byte for this long (ms) is aborted, so that hanging connections do not pile up. */
export const hangLimit = 60_000;

/** The watch over one transfer. */
export interface Watch {
  /** To be called at each byte. */
  heard(): void;
  /** To be called at the end. */
  stop(): void;
  /** Ends the transfer now. */
  abort(): void;
  /** Resolves once, when nothing has come for 8 s; the transfer goes on. */
  silent: Promise<void>;
  /** Aborts the transfer when nothing has come for 60 s. */
  signal: AbortSignal;
}

/** Counts the time without a byte of a transfer that begins now. */
export function watchSilence(): Watch {
  const controller = new AbortController();
  let patience: ReturnType<typeof setTimeout>;
  let life: ReturnType<typeof setTimeout>;
  let speak: () => void;
  const silent = new Promise<void>((resolve) => (speak = resolve));
  const stop = () => {
    clearTimeout(patience);
    clearTimeout(life);
  };
  const heard = () => {
    stop();
    patience = setTimeout(() => speak(), silenceLimit);
    life = setTimeout(() => controller.abort(new Error(`no byte for ${hangLimit / 1000} s`)), hangLimit);
  };
  heard();
  return {
    heard,
    stop,
    abort: () => controller.abort(),
    silent,
    signal: controller.signal,
  };
}

/** What storage answers, or `otherwise` where it has not answered for 8 s. Rejects as the answer does. */
export async function onTime<Said>(answer: Promise<Said>, otherwise: Said): Promise<Said> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Said>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), silenceLimit);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
