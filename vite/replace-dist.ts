import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError, firstCause } from './build-error';

/** The folder of a running build: beside the one that it replaces, because a rename cannot cross file systems. */
const workFolderOf = (folder: string): string => `${folder}-new`;

/** The previous build, between two renames. */
const formerFolderOf = (folder: string) => `${folder}-old`;

/** The folders that one build replaces: the site, and the files for servers that are configured elsewhere. */
const foldersOf = (folder: string) => [folder, `${folder}-hosts`];

/** What a build does once the bundle is written, in the folder of its output. */
type Step = (folder: string) => Promise<void>;

/**
 * Makes the build write to `<outDir>-new`, which replaces `outDir` after the last of the `steps` that follow the bundle.
 * A failed or interrupted build leaves the previous one unchanged, and ends with its first cause. Works only with
 * `vite build` (`builder.buildApp()`). The steps are no hooks of the bundler: it calls `closeBundle` of every plugin
 * after a failure too, and an error from there would hide the first one.
 */
export function replaceDist(steps: readonly Step[] = []): Plugin {
  let folder = '';
  return {
    name: 'replace-dist',
    apply: (config, { command }) => command === 'build' && !config.build?.watch,
    config({ root = process.cwd(), build = {} }) {
      folder = realFolder(resolve(root, build.outDir ?? 'dist'));
      refuseForeign(resolve(root), folder, build.emptyOutDir === true);
      return { build: { outDir: workFolderOf(folder), emptyOutDir: true } };
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        recover(folder);
        try {
          for (const environment of Object.values(builder.environments)) {
            if (!environment.isBuilt) await builder.build(environment);
          }
          for (const step of steps) await step(workFolderOf(folder));
          replaceFolders(folder);
        } catch (error) {
          recover(folder);
          throw firstCause(error, builder.config.root);
        }
        builder.config.logger.info(`${relative(builder.config.root, folder)} is replaced by this build.`);
      },
    },
  };
}

/** Keeps a symbolic link to the folder, and replaces its target. */
const realFolder = (folder: string): string =>
  existsSync(folder) ? realpathSync(folder) : join(existingParent(folder), basename(folder));

const existingParent = (folder: string): string =>
  existsSync(dirname(folder)) ? realpathSync(dirname(folder)) : dirname(folder);

/**
 * The complete folder is replaced, so it must not contain the project nor, without `--emptyOutDir`, unknown
 * files.
 */
function refuseForeign(root: string, folder: string, mayEmpty: boolean): void {
  const realRoot = realpathSync(root);
  if (`${realRoot}${sep}`.startsWith(`${folder}${sep}`)) {
    throw new BuildError(
      `The build would replace ${folder}, which holds the project: choose another --outDir.`,
    );
  }
  const isInside = folder.startsWith(`${realRoot}${sep}`);
  if (isInside || mayEmpty || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new BuildError(
    `The build would replace ${folder}, which is not empty: add --emptyOutDir to have it so.`,
  );
}

/** Removes what an interrupted build left, and restores a site that it had moved away. */
export function recover(folder: string): void {
  for (const place of foldersOf(folder)) {
    if (existsSync(formerFolderOf(place)) && !existsSync(place)) renameSync(formerFolderOf(place), place);
    remove(formerFolderOf(place));
  }
  for (const work of foldersOf(workFolderOf(folder))) remove(work);
}

/** Moves the finished build into place. If a rename fails, restores the previous site and throws. */
function replaceFolders(folder: string): void {
  const works = foldersOf(workFolderOf(folder));
  const done: string[] = [];
  try {
    for (const [index, place] of foldersOf(folder).entries()) {
      if (existsSync(place)) renameSync(place, formerFolderOf(place));
      done.push(place);
      if (existsSync(works[index]!)) renameSync(works[index]!, place);
    }
  } catch (error) {
    for (const place of done) putBack(place);
    throw new BuildError(
      `The build is done, but ${folder} could not be replaced: ${(error as Error).message}.`,
      { cause: error },
    );
  }
  for (const place of foldersOf(folder)) remove(formerFolderOf(place));
}

function putBack(place: string): void {
  if (!existsSync(formerFolderOf(place))) return;
  remove(place);
  renameSync(formerFolderOf(place), place);
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
