const minute = 60_000;

/**
 * Counts what each sender has done within the current minute. The function that it returns resolves the wait
 * in seconds, or 0 if the sender is below the limit, which then counts.
 */
export function rateLimit(limit: number, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let end = 0;
  return (sender: string): number => {
    const time = now();
    if (time >= end) {
      counts.clear();
      end = time + minute;
    }
    const count = (counts.get(sender) ?? 0) + 1;
    if (count > limit) return Math.ceil((end - time) / 1000);
    counts.set(sender, count);
    return 0;
  };
}
