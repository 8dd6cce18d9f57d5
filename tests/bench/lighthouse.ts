import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../support/site';
import type { Bench } from './bench';
import { faultyAudits, figures, type Report } from './lighthouse-report';
import type { Measured } from './measured';

/** The last version that runs on Node 20 without requiring 22; run by npx, so that it is no dependency. */
const program = 'lighthouse@12.8.2';

const pages = [
  { name: '/', path: '/' },
  { name: '/vacancies', path: '/vacancies' },
  { name: '/fa/vacancies', path: '/fa/vacancies' },
  { name: 'a project', path: '/project-details/' },
];

/** A run that takes longer (ms) has hung. */
const runTimeout = 180_000;

export async function measureLighthouse({ runs, dist, browser, results, say }: Bench): Promise<Measured[]> {
  const folder = join(results, 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const site = await startSite({ dist });
  const lines: Measured[] = [];
  try {
    for (const { name, path } of pages) {
      const address =
        site.url + (path === '/project-details/' ? path + (await firstProject(site.url)) : path);
      const reports: Report[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const file = join(folder, `${path.replaceAll('/', '') || 'home'}-${run}.json`);
        await measure(address, file, browser);
        reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report);
      }
      lines.push(...figures(name, reports));
      for (const audit of new Set(reports.flatMap(faultyAudits))) say(`${name}: ${audit}`);
    }
  } finally {
    await site.stop();
  }
  return lines;
}

async function firstProject(siteUrl: string): Promise<string> {
  const { data } = (await (await fetch(`${siteUrl}/api/projects`)).json()) as { data: { slug: string }[] };
  if (!data[0]) throw new Error('The site has no project whose page could be measured.');
  return data[0].slug;
}

/** Lighthouse occasionally loses a trace, and asks to be run again. */
async function measure(address: string, file: string, browser: string, tries = 3): Promise<void> {
  try {
    await runLighthouse(address, file, browser);
  } catch (error) {
    if (tries <= 1 || !/Please run Lighthouse again/.test(String(error))) throw error;
    await measure(address, file, browser, tries - 1);
  }
}

/** Runs with the defaults: a phone with a slow CPU on slow 4G, both simulated. */
async function runLighthouse(address: string, file: string, browser: string): Promise<void> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const args = ['--yes', program, address, '--quiet', '--output=json', `--output-path=${file}`];
  const child = spawn('npx', [...args, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: runTimeout,
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} could not be fetched, or did not measure ${address}:\n${said}`);
}
