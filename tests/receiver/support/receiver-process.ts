import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../support/ports';
import { projectRoot } from '../../support/project';

/** What `npm run receiver` starts, without npm. */
const words = ['.config/run-module.mjs', 'receiver/main.ts'];

/** The environment of this process, without what a receiver would read. */
const clean = { PATH: process.env.PATH, HOME: process.env.HOME };

export interface ReceiverProcess {
  url: string;
  output(): string;
  /** Sends a signal, and resolves to the exit code (null if it was killed). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the receiver as a process of its own: from the sources, or as these words say in a folder. Rejects with its
 * output if it ends before it listens.
 */
export async function startProcess(
  environment: Record<string, string>,
  program: { cwd: string; words: readonly string[] } = { cwd: projectRoot, words },
): Promise<ReceiverProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, program.words, {
    cwd: program.cwd,
    env: { ...clean, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('Messages are taken at')) resolve();
      });
    child.once('close', (code) => reject(new Error(`exit code ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Runs a command of the receiver to its end. */
export async function runCommand(environment: Record<string, string>, ...more: string[]) {
  const child = spawn(process.execPath, [...words, ...more], {
    cwd: projectRoot,
    env: { ...clean, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}
