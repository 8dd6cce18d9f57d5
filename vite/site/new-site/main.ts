import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../../build-error.ts';
import { gitOfProduct, versionOfProduct, workflowFile } from '../product.ts';
import { smallestSite } from './smallest-site.ts';

const usage = 'npm run new-site ../our-site';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What surrounds the command; tests give their own. */
interface Surroundings {
  now?: number;
  zone?: string;
  say?: (sentence: string) => void;
  complain?: (sentence: string) => void;
}

/**
 * Writes the smallest site that builds into a new or empty folder: all of it or nothing. The exit code is 2, after a
 * sentence, where that cannot be.
 */
export function main(
  words: readonly string[],
  {
    now = Date.now(),
    zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
    say = console.info,
    complain = console.error,
  }: Surroundings = {},
): Promise<number> {
  const [given, ...others] = words;
  try {
    if (!given || given.startsWith('-') || others.length > 0)
      throw new BuildError(`Expected the folder of the site, and nothing else: ${usage}`);
    const product = { address: addressOfProduct(), version: versionOfProduct() || 'main' };
    writeWhole(given, smallestSite({ now, zone, product }));
    say(
      [
        `${given} describes a site now. To see it: SITE=${given} npm start`,
        `Next: its name and colours in ${given}/site.yaml, your address in ${given}/settings/contact.yaml, and`,
        `the records. ${given}/README.md says how it goes on.`,
        ...(product.address ? [] : [`Write the address of the product into ${given}/${workflowFile}.`]),
      ].join('\n'),
    );
    return Promise.resolve(0);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    complain(error.message);
    return Promise.resolve(2);
  }
}

/** Writes the files beside the folder first, so that it never has some of them only. */
function writeWhole(given: string, files: ReadonlyMap<string, string>): void {
  const folder = resolve(given);
  const below = relative(root, folder);
  if (below === '' || !(below === '..' || below.startsWith(`..${sep}`) || resolve(below) === below))
    throw new BuildError(
      `${given} is inside of the product: choose a folder beside it, such as ../our-site.`,
    );
  try {
    const present = entriesOf(given, folder);
    mkdirSync(dirname(folder), { recursive: true });
    const draft = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
    mkdirSync(draft);
    try {
      for (const [name, text] of files) {
        mkdirSync(dirname(join(draft, name)), { recursive: true });
        writeFileSync(join(draft, name), text);
      }
      if (present === undefined) renameSync(draft, folder);
      else moveInto(folder, draft);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(`${given} could not be written: ${(error as Error).message}.`, { cause: error });
  }
}

/** What lies in the folder; undefined where there is none. Throws a sentence unless it is empty, but for a repository. */
function entriesOf(given: string, folder: string): string[] | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isDirectory())
    throw new BuildError(`${given} is a file: choose a folder that is not there yet.`);
  const entries = readdirSync(folder);
  const [first] = entries.filter((name) => name !== '.git');
  if (first !== undefined)
    throw new BuildError(
      `${given} is not empty: it has ${first}. Choose a folder that is not there yet, or an empty one.`,
    );
  return entries;
}

/** Takes back what was moved where one of the moves fails. */
function moveInto(folder: string, draft: string): void {
  const moved: string[] = [];
  try {
    for (const name of readdirSync(draft)) {
      renameSync(join(draft, name), join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/** The public address of the product's repository, without the name or password of whoever cloned it. */
export function publicAddress(remote: string): string {
  const ssh = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)(?::\d+\/|[:/])(.+)$/.exec(remote);
  if (ssh) return `https://${ssh[1]}/${ssh[2]}`;
  if (!/^https:\/\//.test(remote) || !URL.canParse(remote)) return '';
  const url = new URL(remote);
  return `${url.origin}${url.pathname}`;
}

const addressOfProduct = () => publicAddress(gitOfProduct('remote', 'get-url', 'origin'));
