/**
 * Makes of a task one that never runs twice at once: however often it is asked for while it runs, it runs once more
 * afterwards. The promise is that of a run that began after the call; it rejects with what that run rejects with.
 */
export function oneAtATime<T>(task: () => Promise<T>): () => Promise<T> {
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
