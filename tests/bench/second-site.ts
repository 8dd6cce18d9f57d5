import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, type BuildOptions } from '../support/build';
import { projectRoot } from '../support/project';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import { budgets } from './bytes';
import { visitFirst } from './first-visit';
import { ratio, type Measured } from './measured';
import { sumOfBodies } from './transfer';

/** The site of another organisation, which has a tenth of the sample's pages, and photos as a phone takes them. */
const second = {
  outDir: 'dist-second-site',
  env: { SITE: 'tests/fixtures/second-site', VITE_LANGUAGES: '' },
};
const sample = { outDir: 'dist-sample', env: { VITE_LANGUAGES: 'en fa-AF ps' } };

const pagesIn = (dist: string): number =>
  readdirSync(join(projectRoot, dist), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  ).length;

async function secondsOf(site: BuildOptions): Promise<number> {
  const before = performance.now();
  await buildSite(site);
  return (performance.now() - before) / 1_000;
}

/** The build of the second site beside that of the sample, in turns, and what a first visit of it fetches. */
export async function measureSecondSite({ browser, runs }: Bench): Promise<Measured[]> {
  const builds = await repeat(runs, async () => ({
    sample: await secondsOf(sample),
    second: await secondsOf(second),
  }));
  const [pages, ofSample] = [pagesIn(second.outDir), pagesIn(sample.outDir)];
  const site = await startSite({ dist: second.outDir });
  try {
    const lists = [];
    for (const prefix of ['', '/fr']) lists.push(await visitFirst(browser, `${site.url}${prefix}/vacancies`));
    const home = await visitFirst(browser, `${site.url}/`);
    const whole = [...home.scripts, ...home.laterScripts, ...home.rest, ...home.imagesInView];
    const bytes = async (name: string, paths: readonly string[], atMost: number): Promise<Measured> => ({
      name,
      unit: 'B',
      values: [await sumOfBodies(paths)],
      target: { atMost },
      note: `${paths.length} files`,
    });
    return [
      { name: 'build of the sample', unit: 's', values: builds.sample, note: `${ofSample} pages` },
      { name: 'build of the second site', unit: 's', values: builds.second, note: `${pages} pages` },
      {
        name: 'the second by the sample',
        unit: 'x',
        values: [ratio(builds.second, builds.sample)],
        target: { atMost: 1 },
        note: `pages: ${(pages / ofSample).toFixed(2)}x`,
      },
      await bytes('start of /vacancies, scripts', lists[0]!.scripts, budgets.listScripts),
      await bytes('start of /fr/vacancies, scripts', lists[1]!.scripts, budgets.listScripts),
      await bytes('start of /, scripts', home.scripts, budgets.homeScripts),
      await bytes('first visit of /, images in view', whole, budgets.homeVisit),
    ];
  } finally {
    await site.stop();
  }
}
