import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { BuildError } from '../build-error.ts';

/** The folder that describes a site: its records, their documents and pictures, its texts. */
export interface SiteFolder {
  /** Absolute. */
  path: string;
  /** The folder in messages: `content`, or as `SITE` names it. */
  label: string;
}

/** The folder of the sample, below the project's root. */
const sample = 'content';

/**
 * The folder of the site that is built, which `SITE` names, relative to the working directory; without it the sample's.
 * Throws a sentence if there is no such folder.
 */
export function siteFolder(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): SiteFolder {
  const given = (env['SITE'] ?? '').trim();
  const own = join(root, sample);
  if (!given) return { path: own, label: sample };
  const path = resolve(given);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new BuildError(`SITE must be the folder of a site, but there is no folder "${given}".`);
  const label = path === own ? sample : given.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
  return { path, label };
}

/** The address at which the development server has a file that the app imports. */
export function sourceAddress(root: string, path: string): string {
  const below = relative(root, path);
  const isInside = !below.startsWith('..') && resolve(root, below) === path && !/^[a-z]:/i.test(below);
  return `${isInside ? '' : '/@fs'}/${(isInside ? below : path).split(sep).filter(Boolean).join('/')}`;
}
