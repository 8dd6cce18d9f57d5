import type { Version } from './plan';

export interface Violation {
  /** The relaunch at which it occurred. */
  at: number;
  /** The version whose page or worker was running. No update can fix what the frozen version does. */
  version: Version;
  what: string;
}

/** What a run did and found. */
export class Report {
  readonly violations: Violation[] = [];
  readonly counts = new Map<string, Map<string, number>>();

  constructor(readonly seed: number) {}

  /** Increments a count within a group: `count('fault', 'half')`. */
  count(group: string, name: string): void {
    const names = this.counts.get(group) ?? new Map<string, number>();
    names.set(name, (names.get(name) ?? 0) + 1);
    this.counts.set(group, names);
  }

  violate(at: number, version: Version, what: string): void {
    this.violations.push({ at, version, what });
  }

  of(version: Version): readonly Violation[] {
    return this.violations.filter((violation) => violation.version === version);
  }

  /** The report as text; `relaunches` were made in this many minutes. */
  text(relaunches: number, minutes: number): string {
    const groups = [...this.counts].map(([group, names]) => {
      const parts = [...names].sort().map(([name, count]) => `${name} ${count}`);
      return `${group}: ${parts.join(', ')}`;
    });
    return [
      `Seed ${this.seed}: ${relaunches} relaunches in ${minutes.toFixed(1)} minutes.`,
      ...groups,
      ...this.#list('frozen', 'Of the frozen version, which no update can mend'),
      ...this.#list('present', 'Violations of the build under test'),
    ].join('\n');
  }

  #list(version: Version, title: string): string[] {
    const found = new Map<string, Violation[]>();
    for (const violation of this.of(version)) {
      const kind = kindOf(violation.what);
      found.set(kind, [...(found.get(kind) ?? []), violation]);
    }
    const lines = [...found.values()].map(([first, ...others]) => {
      const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
      return `  at ${first!.at}${more}: ${first!.what}\n    replay: npm run soak -- --seed ${this.seed} --until ${first!.at + 1}`;
    });
    return [`${title}: ${this.of(version).length}`, ...lines];
  }
}

/** Violations that differ only in a number or an address are of one kind. */
const kindOf = (what: string) => what.replace(/: \/\S*$/, '').replace(/\d+/g, '#');
