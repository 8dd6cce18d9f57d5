type Labels = Readonly<Record<string, string>>;

/** Counts by name and labels, as Prometheus reads them. */
export class Metrics {
  private readonly counts = new Map<string, number>();

  count(name: string, labels: Labels = {}): void {
    const key = keyOf(name, labels);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** All counts, and what is measured now. */
  text(now: Readonly<Record<string, number>>): string {
    const lines = [...this.counts, ...Object.entries(now)].map(
      ([key, value]) => `receiver_${key} ${value}\n`,
    );
    return lines.sort().join('');
  }
}

const keyOf = (name: string, labels: Labels): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length > 0 ? `${name}{${pairs.join()}}` : name;
};
