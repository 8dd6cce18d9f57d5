import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Description, MachineReadable } from '../src/server/machine-readable.ts';
import { BuildError } from './build-error.ts';
import type { Page } from './pages/addresses.ts';
import { escapeHtml } from './pages/escape-html.ts';
import type { MakePreview } from './publish/previews.ts';

/** The head of a page for other programs, which needs the address of the site. */
export interface PublishedHead {
  /** The whole address of the picture that stands beside a link to the page. */
  image: string;
  /** Elements for the head: feeds and structured data. */
  lines: readonly string[];
  /** The day (`2026-11-20`) on which the page last changed, if its records tell. */
  changedOn: string | undefined;
}

interface Options {
  publication: MachineReadable;
  preview: MakePreview;
  siteUrl: string;
  /** The content is this project's own: its faults stop the build. */
  isOwnContent: boolean;
  warn: (message: string) => void;
}

/** How many previews are drawn at a time. */
const atOnce = 4;

/**
 * The head of each page for other programs, by its path. Rejects with all faults of the structured data, if the content
 * is the project's own; else it warns, and leaves out what is wrong.
 */
export async function publishedHeads(
  pages: readonly Page[],
  { publication, preview, siteUrl, isOwnContent, warn }: Options,
): Promise<Map<string, PublishedHead>> {
  const heads = new Map<string, PublishedHead>();
  const faults: string[] = [];
  const rest = pages.filter(({ isUnlisted }) => !isUnlisted).values();
  const describeNext = async () => {
    for (const page of rest) {
      const image = siteUrl + (await preview(publication.pictureOf(page)));
      const description = publication.describe(page, image);
      faults.push(...description.faults);
      heads.set(page.path, {
        image,
        lines: linesOf(page, description, publication, siteUrl),
        changedOn: publication.changedOn(page),
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, describeNext));
  if (faults.length > 0 && isOwnContent)
    throw new BuildError(`The content has faults:\n${faults.join('\n')}`);
  for (const fault of faults) warn(`${fault}. It is left out of the page's structured data.`);
  // Of the project's own content, `report/findings.ts` says so, with the files.
  const jobs = isOwnContent ? [] : publication.unlistedJobs(pages);
  if (jobs.length > 0)
    warn(
      `Search engines cannot list these jobs, for what the API does not have of them: ${jobs.join('; ')}.`,
    );
  return heads;
}

function linesOf(
  page: Page,
  { element }: Description,
  publication: MachineReadable,
  siteUrl: string,
): string[] {
  const alternates = publication.alternatesOf(page).map(({ type, title, address }) => {
    const href = escapeHtml(siteUrl + address);
    return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${href}" />`;
  });
  return [...alternates, ...(element ? [element] : [])];
}

/** Writes the feeds into the output folder. */
export async function writeFeeds(folder: string, feeds: ReadonlyMap<string, string>): Promise<void> {
  for (const [address, text] of feeds) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
