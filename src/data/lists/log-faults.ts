import type { Fault, Parsed } from '../../schemas/parse';

/** The maximum number of kinds of faults that are logged since the app started. */
const maxKinds = 100;

/** What was said: an API that sends one field wrongly does so in each record of each response. */
const said = new Set<string>();

/** Logs each kind of fault once, with the number of records of the response that have it. */
export function logFaults({ faults, records, incomplete }: Parsed<object>): void {
  const kinds = new Map<string, { first: Fault; count: number }>();
  for (const fault of faults) {
    const kind = `${fault.path.replace(/\[\d+\]/, '[]')}: ${fault.expected}`;
    const known = kinds.get(kind);
    if (known) known.count += 1;
    else kinds.set(kind, { first: fault, count: 1 });
  }
  const all = records.length + incomplete.length;
  for (const [kind, { first, count }] of kinds) {
    if (said.has(kind) || said.size >= maxKinds) continue;
    said.add(kind);
    const scope = count > 1 ? `, in ${count} of ${Math.max(all, count)} records` : '';
    console.warn(`${first.path}: expected ${first.expected}${scope}`);
  }
}
