import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, startVite } from './project';

/** A copy of the project whose content may be changed. */
export interface ProjectCopy {
  root: string;
  /** The folder of its vacancies. */
  vacancies: string;
  /** Builds the copy in its current state; resolves to the absolute path of the site. */
  build(name: string): Promise<string>;
  discard(): Promise<void>;
}

/** What a build does not read, or makes itself. */
const left = /^(node_modules|\.git|tests|messages|receiver-data|dist.*|test-results|bench-results)$/;

/** Copies everything that a build reads, except the dependencies, which are shared. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  for (const name of (await readdir(projectRoot)).filter((name) => !left.test(name)))
    await cp(join(projectRoot, name), join(root, name), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    vacancies: join(root, 'content', 'vacancies'),
    async build(name) {
      const { child, output } = startVite(['build', '--outDir', name], {}, root);
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`The build with changed content failed:\n${output()}`);
      return join(root, name);
    },
    discard: () => rm(root, { recursive: true, force: true }),
  };
}
