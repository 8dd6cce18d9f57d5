import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** A browser engine that the walk can use. */
export interface Engine {
  name: string;
  /** What must be there; each program with its Debian package. */
  needs: readonly (readonly [program: string, debianPackage: string])[];
  version(): string;
  /** Whether a new process finds what the old one stored. */
  keepsProfile: boolean;
  /** Starts the browser with a profile folder; its folder may be used again after `close`. */
  launch(profile: string): Promise<Browser>;
}

/** One browser with one tab. */
export interface Browser {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, once its promise resolves. It is sent as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element as a user does. Rejects if there is none. */
  click(selector: string): Promise<void>;
  /** Types into an element. */
  type(selector: string, text: string): Promise<void>;
  /** Closes the tab and opens another. */
  renewTab(): Promise<void>;
  close(): Promise<void>;
}

/** The packages of what is missing. */
export const missingPackages = ({ needs }: Engine): string[] =>
  needs.flatMap(([program, debianPackage]) => (existsSync(program) ? [] : [debianPackage]));

/** The first number with dots that a command prints. */
export function versionIn([program, ...args]: readonly [string, ...string[]]): string {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 60_000 });
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'of an unknown version';
}

export interface Program {
  child: ChildProcess;
  output(): string;
  /** Ends the process and everything that it started. */
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own, so that all of its processes can be ended by its id. */
export function startProgram(program: string, args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const killGroup = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  process.once('exit', killGroup);
  return {
    child,
    output: () => output,
    async stop() {
      process.off('exit', killGroup);
      killGroup();
      await exited;
    },
  };
}

/** Throws what a program printed if it has ended. */
export function expectRunning({ child, output }: Program, name: string): void {
  if (child.exitCode !== null) throw new Error(`${name} ended:\n${output()}`);
}
