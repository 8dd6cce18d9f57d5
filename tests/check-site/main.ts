import { once } from 'node:events';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readBuildVariables } from '../../vite/build-variables';
import { reportOf, textOf } from '../../vite/report/report';
import { readDescription } from '../../vite/site/description';
import { siteFolder } from '../../vite/site/folder';
import { projectRoot, startVite } from '../support/project';
import { builtPages, pagesToOpen } from './built-pages';
import { deadLinks, foreignLinks, silentLinks } from './links';
import { visit } from './visits';

const usage = `SITE=../our-site npm run check-site [-- --no-build] [--no-links]

--no-build opens what the last check has built; --no-links asks no other site.`;

/** Beside `dist`, which may be on its way to a host. */
const dist = 'dist-check-site';

/**
 * `npm run check-site`: checks the folder of a site, builds it, and opens its pages in a browser with the server dead.
 * Resolves to 1 if there is a mistake, 2 if it was called wrongly.
 */
export async function main(words: readonly string[], print = console.info): Promise<number> {
  if (words.some((word) => !['--no-build', '--no-links'].includes(word))) {
    print(usage);
    return 2;
  }
  const report = await reportOf(projectRoot, new Date());
  print(textOf(report));
  if (report.errors.length > 0) return 1;
  if (!words.includes('--no-build')) {
    print('\nBuilding the site …');
    const failure = await build();
    if (failure !== undefined) {
      print(failure);
      return 1;
    }
  }
  const variables = readBuildVariables(
    loadEnv('production', projectRoot, 'VITE_'),
    readDescription(siteFolder(projectRoot)),
  );
  const prefixes = variables.siteLanguages.map(({ prefix }) => prefix);
  const pages = builtPages(join(projectRoot, dist));
  const mistakes = deadLinks(pages, join(projectRoot, dist));
  const weights: string[] = [];
  for (const prefix of prefixes) {
    const visited = await visit(dist, pagesToOpen(pages, prefix, prefixes), print);
    mistakes.push(...visited.mistakes);
    weights.push(...visited.weights);
  }
  const isAsked = !words.includes('--no-links');
  const links = isAsked ? await silentLinks(foreignLinks(pages, variables.siteUrl)) : undefined;
  for (const line of textLines({ mistakes, weights, links, label: report.site })) print(line);
  return mistakes.length > 0 ? 1 : 0;
}

/** What a failed build says; undefined if it succeeded. */
async function build(): Promise<string | undefined> {
  // Vite, which has loaded modules for the report, has called this process one of development.
  const env = { NODE_ENV: 'production' };
  const { child, output } = startVite(['build', '--outDir', join(projectRoot, dist), '--emptyOutDir'], env);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? undefined : output();
}

interface Outcome {
  label: string;
  mistakes: readonly string[];
  weights: readonly string[];
  /** The links to other sites that lead nowhere; undefined if these sites were not asked. */
  links: readonly string[] | undefined;
}

/** What is printed at the end: what was found, and a sentence that says no more than that. */
export function textLines({ label, mistakes, weights, links }: Outcome): string[] {
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...block('Weights', weights),
    ...block('Links to other sites that lead nowhere', links ?? []),
    ...block('Mistakes on the built pages', mistakes),
    '',
    mistakes.length > 0
      ? `${label} is not ready to publish: ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} on its pages.`
      : `${label} is ready to publish: its pages open with the server dead, and ${linksSentence(links)}.`,
  ];
}

function linksSentence(links: Outcome['links']): string {
  if (!links) return 'their links to each other lead somewhere; other sites were not asked';
  const count = links.length === 1 ? '1 to another site does' : `${links.length} to other sites do`;
  return links.length === 0
    ? 'their links lead somewhere'
    : `their links to each other lead somewhere; ${count} not`;
}
