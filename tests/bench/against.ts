import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project';
import type { Bench, Part } from './bench';
import { median, type Measured } from './measured';
import { alignColumns, show } from './table';

/** One line of both versions. */
export interface Compared extends Omit<Measured, 'values' | 'target' | 'note'> {
  base: readonly number[];
  now: readonly number[];
}

/** A difference of less (ms) is within a frame, whatever its ratio. */
const leastDifference = 16;

/** How much worse a median may be. */
const tolerance = 1.1;

/** The ratio of the medians; `NaN` where one version lacks the line, or both are 0. */
export const ratioOf = ({ base, now }: Compared): number => median(now) / median(base);

/** Whether this version is worse by more than a tenth: greater, of a score smaller. */
export function isWorse(line: Compared): boolean {
  const [before, after] = [median(line.base), median(line.now)];
  if (line.unit === 'score') return after * tolerance < before;
  const least = line.unit === 'ms' ? leastDifference : line.unit === 's' ? leastDifference / 1_000 : 0;
  return after > before * tolerance && after - before > least;
}

/** Joins the runs of both versions by the names of their lines, in the order of this version's. */
export function pair(base: readonly Measured[], now: readonly Measured[]): Compared[] {
  const named = new Map<string, { unit: Measured['unit']; base: number[]; now: number[] }>();
  const gather = (lines: readonly Measured[], side: 'base' | 'now') => {
    for (const { name, unit, values } of lines) {
      const line = named.get(name) ?? { unit, base: [], now: [] };
      line[side].push(...values);
      named.set(name, line);
    }
  };
  gather(now, 'now');
  gather(base, 'base');
  return [...named].map(([name, line]) => ({ name, ...line }));
}

/** Measures both versions in turns, each first in every other turn, once per run. */
export async function compare(part: Part, bench: Bench, baseDist: string): Promise<Compared[]> {
  const base: Measured[] = [];
  const now: Measured[] = [];
  const once = { ...bench, runs: 1 };
  const measureBase = async () => base.push(...(await part({ ...once, dist: baseDist })));
  const measureNow = async () => now.push(...(await part(once)));
  for (let run = 0; run < bench.runs; run += 1)
    for (const measure of run % 2 === 0 ? [measureBase, measureNow] : [measureNow, measureBase])
      await measure();
  return pair(base, now);
}

/** The compared lines as a plain text table with a title. */
export function comparisonTable(title: string, commit: string, lines: readonly Compared[]): string {
  const rows = [
    ['', commit, 'this tree', 'ratio', ''],
    ...lines.map((line) => [
      line.name,
      show(median(line.base), line.unit),
      show(median(line.now), line.unit),
      Number.isFinite(ratioOf(line)) ? show(ratioOf(line), 'x') : '',
      isWorse(line) ? '✗ worse' : '',
    ]),
  ];
  return alignColumns(title, rows);
}

/**
 * Builds a commit with the dependencies of its lock file, unless an earlier comparison did. Returns its `dist`, relative
 * to the project. Throws where Git does not know the commit, or it does not build.
 */
export async function distOfCommit(commit: string, say: Bench['say']): Promise<string> {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).trim();
  const kept = join('node_modules', '.cache', 'bench-commits', hash);
  if (existsSync(join(projectRoot, kept, 'dist'))) return join(kept, 'dist');
  say(`Building ${commit}`);
  // Not below node_modules, whose modules a build treats as libraries.
  const folder = mkdtempSync(join(tmpdir(), 'bench-commit-'));
  const archive = join(folder, 'sources.tar');
  execFileSync('git', ['archive', '--output', archive, hash], { cwd: projectRoot });
  execFileSync('tar', ['-xf', archive], { cwd: folder });
  for (const args of [['ci'], ['run', 'build']]) await runNpm(args, folder);
  mkdirSync(join(projectRoot, kept), { recursive: true });
  cpSync(join(folder, 'dist'), join(projectRoot, kept, 'dist'), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  return join(kept, 'dist');
}

async function runNpm(args: readonly string[], folder: string): Promise<void> {
  const child = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}:\n${said.slice(-2_000)}`);
}
