import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../support/build';
import { findBrowser } from '../support/browser';
import { projectRoot } from '../support/project';
import { compare, comparisonTable, distOfCommit, isWorse, type Compared } from './against';
import type { Bench, Part } from './bench';
import { measureBytes } from './bytes';
import { measureDrawer } from './drawer';
import { measureEdge } from './edge';
import { measureFirstPaint } from './first-paint';
import { measureGrowth } from './growth';
import { measureLighthouse } from './lighthouse';
import { measureLongLists } from './long-lists';
import { isMet, median, type Measured } from './measured';
import { readOptions, type PartName } from './options';
import { measureParts } from './parts';
import { measurePresses } from './presses';
import { measureRelaunch } from './relaunch';
import { measureSearch } from './search';
import { measureSecondSite } from './second-site';
import { measureSecondVisit } from './second-visit';
import { table } from './table';
import { measureText } from './text';
import { measureUnstoredPages } from './unstored-pages';

const parts: Record<PartName, { title: string; measure: Part }> = {
  bytes: { title: 'Bytes (brotli 11)', measure: measureBytes },
  lighthouse: { title: 'Lighthouse, mobile', measure: measureLighthouse },
  edge: { title: 'First visit of /vacancies on EDGE (240 kbit/s, 840 ms)', measure: measureEdge },
  relaunch: { title: 'Offline relaunch of /vacancies, 4x CPU', measure: measureRelaunch },
  drawer: { title: 'Opening the menu after a relaunch, 4x CPU', measure: measureDrawer },
  'second-visit': { title: 'Second visit: body bytes and requests', measure: measureSecondVisit },
  search: { title: 'Search in 10,000 vacancies and 300 texts, 4x CPU', measure: measureSearch },
  parts: { title: 'Own parts, and those of MUI (brotli 11)', measure: measureParts },
  text: { title: 'Texts of documents', measure: measureText },
  growth: { title: 'How cost grows, 4x CPU', measure: measureGrowth },
  'first-paint': { title: 'First visits, 4x and 6x CPU', measure: measureFirstPaint },
  'unstored-pages': { title: 'Pages that were never opened, server ended', measure: measureUnstoredPages },
  presses: { title: 'The first press of a first visit, 4x CPU', measure: measurePresses },
  'long-lists': { title: 'Lists of 10,000 and 20,000 records, 4x CPU', measure: measureLongLists },
  'second-site': { title: 'The site of another organisation', measure: measureSecondSite },
};

const results = join(projectRoot, 'bench-results');

/**
 * Runs the benchmark; the exit code tells whether it could measure, not whether targets are met. A comparison with
 * another commit fails also where this tree is worse by more than a tenth.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const bench: Bench = {
    runs: options.runs,
    sizes: options.sizes,
    dist: 'dist',
    browser: findBrowser(),
    results,
    say: (sentence) => console.info(`  ${sentence}`),
  };
  mkdirSync(results, { recursive: true });
  // The parts are bundled from the sources.
  if (options.builds && options.parts.some((name) => name !== 'parts')) {
    console.info('Building the site');
    await buildSite({ outDir: bench.dist, env: { VITE_LANGUAGES: 'en fa-AF ps' } });
  }
  if (options.against !== undefined) return compareWith(options.against, options.parts, bench);
  const measured: Partial<Record<PartName, Measured[]>> = {};
  const loads: Partial<Record<PartName, number>> = {};
  const failures: string[] = [];
  for (const name of options.parts) {
    const { title, measure } = parts[name];
    // Other load on the machine increases every time.
    const load = loadavg()[0] ?? 0;
    console.info(`\nMeasuring: ${title} (load of the machine: ${load.toFixed(1)})`);
    loads[name] = load;
    try {
      const lines = await measure(bench);
      measured[name] = lines;
      console.info(`\n${table(title, lines)}`);
    } catch (error) {
      failures.push(name);
      console.error(`${title} could not be measured: ${(error as Error).stack ?? String(error)}`);
    }
  }
  const path = write(bench, measured, loads);
  console.info(`\n${verdict(Object.values(measured).flat())} Figures: ${path}`);
  return failures.length > 0 ? 1 : 0;
}

async function compareWith(commit: string, names: readonly PartName[], bench: Bench): Promise<number> {
  const baseDist = await distOfCommit(commit, bench.say);
  const compared: Partial<Record<PartName, Compared[]>> = {};
  const failures: string[] = [];
  for (const name of names) {
    const { title, measure } = parts[name];
    console.info(`\nComparing: ${title} (load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)})`);
    try {
      const lines = await compare(measure, bench, baseDist);
      compared[name] = lines;
      console.info(`\n${comparisonTable(title, commit, lines)}`);
    } catch (error) {
      failures.push(name);
      console.error(`${title} could not be compared: ${(error as Error).stack ?? String(error)}`);
    }
  }
  const path = join(results, 'against.json');
  writeFileSync(path, `${JSON.stringify({ commit, runs: bench.runs, ...compared }, null, 2)}\n`);
  const worse = Object.values(compared).flat().filter(isWorse);
  console.info(`\n${worse.length} figures are worse by more than a tenth. Figures: ${path}`);
  for (const { name } of worse) console.info(`✗ ${name}`);
  return failures.length + worse.length > 0 ? 1 : 0;
}

function verdict(lines: readonly Measured[]): string {
  const judged = lines.map(isMet).filter((met) => met !== undefined);
  return `${judged.filter(Boolean).length} of ${judged.length} targets are held.`;
}

function write(
  { runs, browser }: Bench,
  measured: Partial<Record<PartName, Measured[]>>,
  loads: Partial<Record<PartName, number>>,
): string {
  const path = join(results, 'bench.json');
  const machine = {
    node: process.version,
    browser: execFileSync(browser, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim(),
    processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    loads,
  };
  const judged = Object.fromEntries(
    Object.entries(measured).map(([name, lines]) => [
      name,
      lines.map((line) => ({ ...line, median: median(line.values), isMet: isMet(line) })),
    ]),
  );
  const text = JSON.stringify({ at: new Date().toISOString(), runs, machine, ...judged }, null, 2);
  writeFileSync(path, `${text}\n`);
  return path;
}
