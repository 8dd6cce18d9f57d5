/**
 * Wraps a task so that its runs never overlap: all calls during a run share one further run after it. The
 * promise is that of a run that started after the call, and rejects with that run's error.
 */
export function coalesceRuns<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  const start = () => {
    next = undefined;
    const run = task();
    const end = () => {
      if (running === run) running = undefined;
    };
    running = run;
    run.then(end, end);
    return run;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
