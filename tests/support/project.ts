import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const viteProgram = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

export interface ViteProcess {
  child: ChildProcess;
  /** All output so far, without the colours that Vite adds in a terminal and where `CI` is set. */
  output(): string;
}

/** Starts Vite as a child process, in the project or a copy of it, with `env` added to the environment. */
export function startVite(args: string[], env: Record<string, string>, folder = projectRoot): ViteProcess {
  const child = spawn(process.execPath, [viteProgram, ...args, '--configLoader', 'runner'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => stripVTControlCharacters(output) };
}
