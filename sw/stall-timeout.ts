import { stallTimeout } from './contract/contract';

/** A transfer without a byte for this long (ms) is aborted, so that hanging connections do not pile up. */
export const abortTimeout = 60_000;

/** The watch over one transfer. */
export interface StallTimer {
  /** To be called at each byte. */
  onProgress(): void;
  /** To be called at the end. */
  stop(): void;
  /** Ends the transfer now. */
  abort(): void;
  /** Resolves once, when nothing has come for 8 s; the transfer goes on. */
  stalled: Promise<void>;
  /** Aborts the transfer when nothing has come for 60 s. */
  signal: AbortSignal;
}

/** Counts the time without a byte of a transfer that begins now. */
export function startStallTimer(): StallTimer {
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
    patience = setTimeout(() => speak(), stallTimeout);
    life = setTimeout(
      () => controller.abort(new Error(`no byte for ${abortTimeout / 1000} s`)),
      abortTimeout,
    );
  };
  heard();
  return {
    onProgress: heard,
    stop,
    abort: () => controller.abort(),
    stalled: silent,
    signal: controller.signal,
  };
}
