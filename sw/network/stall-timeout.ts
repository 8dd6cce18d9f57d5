import { abortTimeout, stallTimeout } from '../contract/contract';

/** The stall timer of one transfer. */
export interface StallTimer {
  /** Call this at each chunk. */
  onProgress(): void;
  /** Call this at the end. */
  stop(): void;
  /** Aborts the transfer now. */
  abort(): void;
  /** Resolves once, after the first 8 s without a byte; the transfer continues. */
  stalled: Promise<void>;
  /** Aborts the transfer after 60 s without a byte. */
  signal: AbortSignal;
}

/** Starts a stall timer for a transfer that begins now. */
export function startStallTimer(): StallTimer {
  const controller = new AbortController();
  let stallTimer: ReturnType<typeof setTimeout>;
  let abortTimer: ReturnType<typeof setTimeout>;
  let reportStall: () => void;
  const stalled = new Promise<void>((resolve) => (reportStall = resolve));
  const stop = () => {
    clearTimeout(stallTimer);
    clearTimeout(abortTimer);
  };
  const onProgress = () => {
    stop();
    stallTimer = setTimeout(() => reportStall(), stallTimeout);
    abortTimer = setTimeout(
      () => controller.abort(new Error(`no byte for ${abortTimeout / 1000} s`)),
      abortTimeout,
    );
  };
  onProgress();
  return {
    onProgress: onProgress,
    stop,
    abort: () => controller.abort(),
    stalled: stalled,
    signal: controller.signal,
  };
}
