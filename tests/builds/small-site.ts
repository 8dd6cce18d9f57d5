import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot, startVite } from '../support/project';

/** How a build ended. */
export interface Ended {
  code: number | null;
  /** All that it printed. */
  output: string;
}

/** A copy of the project with a small content of its own, on which a build fails or ends within seconds. */
export interface SmallSite {
  root: string;
  read(file: string): string;
  /** Writes a file for this test alone. */
  write(file: string, text: string): void;
  /** Replaces a part of a file for this test alone. Throws if the file does not have it. */
  replace(file: string, part: string | RegExp, by: string): void;
  /** Removes a file or folder for this test alone. */
  remove(path: string): void;
  /** Gives the site its own copy of a package, without one of its files. */
  ownPackage(name: string): string;
  /** Runs Vite as a process; by default a build in English. */
  run(options?: { env?: Record<string, string>; args?: string[] }): Promise<Ended>;
  /** Undoes the changes, and puts the site of yesterday into `dist/`. */
  restore(): void;
  discard(): void;
}

const left = /^(node_modules|\.git|tests|content|messages|dist.*|test-results|bench-results)$/;
export const yesterday = 'the site of yesterday';

/** Copies the project. Its packages are links, so that a test can replace one, and the caches are the copy's own. */
export function makeSmallSite(): SmallSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'small-site-')));
  const at = (path: string) => join(root, path);
  for (const name of readdirSync(projectRoot).filter((name) => !left.test(name)))
    cpSync(join(projectRoot, name), at(name), { recursive: true });
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(at('node_modules'));
  for (const name of readdirSync(packages).filter((name) => !name.startsWith('.')))
    symlinkSync(join(packages, name), at(`node_modules/${name}`), 'junction');
  const undo = new Map<string, () => void>();
  /** Remembers how a file or folder was. */
  const keep = (path: string) => {
    const kept = existsSync(at(path)) ? `${root}-kept-${undo.size}` : undefined;
    if (kept) cpSync(at(path), kept, { recursive: true, verbatimSymlinks: true });
    if (undo.has(path)) return;
    undo.set(path, () => {
      rmSync(at(path), { recursive: true, force: true });
      if (!kept) return;
      cpSync(kept, at(path), { recursive: true, verbatimSymlinks: true });
      rmSync(kept, { recursive: true });
    });
  };
  const site: SmallSite = {
    root,
    read: (file) => readFileSync(at(file), 'utf8'),
    write(file, text) {
      keep(file);
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    replace(file, part, by) {
      const before = site.read(file);
      const text = before.replace(part, () => by);
      if (text === before) throw new Error(`${file} has no ${String(part)}.`);
      site.write(file, text);
    },
    remove(path) {
      keep(path);
      rmSync(at(path), { recursive: true });
    },
    ownPackage(name) {
      const path = `node_modules/${name}`;
      undo.set(path, () => {
        rmSync(at(path), { recursive: true });
        symlinkSync(join(packages, name), at(path), 'junction');
      });
      rmSync(at(path));
      cpSync(join(packages, name), at(path), { recursive: true });
      return path;
    },
    async run({ env = {}, args = ['build'] } = {}) {
      const { child, output } = startVite(
        args,
        { VITE_LANGUAGES: 'en', VITEST: '', NODE_ENV: 'production', ...env },
        root,
      );
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output: output() };
    },
    restore() {
      for (const act of [...undo.values()].reverse()) act();
      undo.clear();
      for (const name of readdirSync(root).filter((name) => /^(dist|content|our-site)/.test(name)))
        rmSync(at(name), { recursive: true });
      cpSync(join(projectRoot, 'tests/fixtures/small-site'), at('content'), { recursive: true });
      mkdirSync(at('dist'));
      writeFileSync(at('dist/index.html'), yesterday);
    },
    discard: () => rmSync(root, { recursive: true, force: true }),
  };
  site.restore();
  return site;
}
