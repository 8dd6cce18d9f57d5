import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';

/** `inspect.custom` of Node, where there is no Node: the preview of the editor reads dates and Markdown as the build does. */
const inspected = Symbol.for('nodejs.util.inspect.custom');

/** An error that a build ends with: Vite prints its message alone, which says what is wrong and where. */
export class BuildError extends Error {
  override name = 'BuildError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Bundler and Vite print the stack of an error, and an editor needs the message.
    this.stack = message;
  }

  [inspected](): string {
    return this.message;
  }
}

/** What bundlers add to errors: theirs hold those that they are made of, and say where one is. */
interface FromBundler {
  errors?: readonly unknown[];
  /** The kind of a fault that the bundler itself found; its message has the place, and the line of code. */
  kind?: string;
  id?: string;
  loc?: { file?: string; line: number; column: number };
}

/**
 * The first cause of a failed build, as one error. Its message has the sentence, and the place: the file and line of the
 * source for a fault that the bundler found, and for an error that nobody expected the lines of the project that it went
 * through. `root` is the folder of the project.
 */
export function firstCause(error: unknown, root: string): Error {
  const first = firstOf(error);
  // A module may be loaded twice, and the class with it: once with the configuration, once for it.
  if (first instanceof BuildError || (first instanceof Error && first.stack === first.message)) return first;
  return new BuildError(first instanceof Error ? describe(first, root) : inspect(first), { cause: first });
}

/** Does what may fail a build. Rejects with the first cause alone. */
export async function endingWithCause<T>(root: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw firstCause(error, root);
  }
}

/** The first of the errors that an error of the bundler is made of, through any number of bundlers. */
function firstOf(error: unknown): unknown {
  const [first] = (error as FromBundler | undefined)?.errors ?? [];
  return first === undefined ? error : firstOf(first);
}

function describe(error: Error & FromBundler, root: string): string {
  const said = stripVTControlCharacters(error.message)
    .replaceAll(root + sep, '')
    .trim();
  if (error.kind) return said;
  const { id, loc, cause } = error;
  const file = loc?.file ?? id;
  const place = file && [relative(root, file), ...(loc ? [loc.line, loc.column] : [])].join(':');
  const sentence = place && !said.includes(place) ? `${place}: ${said}` : said;
  if (cause instanceof Error) return `${sentence} ${cause.name}: ${describe(cause, root)}`;
  const frames = framesOf(error, root);
  // What the build throws itself is a sentence that names the place.
  if (error.name === 'Error' && frames[0]?.startsWith('vite/')) return sentence;
  return [sentence, ...frames.filter(isOfProject).map((frame) => `    at ${frame}`)].join('\n');
}

/** Where an error came from, the nearest first: `vite/pages.ts:12:3` in the project, other files as they are. */
const framesOf = ({ stack = '' }: Error, root: string): string[] =>
  [...stack.matchAll(/^ +at (?:.*\()?((?:file:\/\/)?[^()]+):(\d+):(\d+)\)?$/gm)].map(
    ([, file, line, column]) => {
      const place = sourceOf(
        file!.startsWith('file://') ? fileURLToPath(file!) : file!,
        Number(line),
        Number(column),
      );
      return place.startsWith(root + sep) ? relative(root, place).replaceAll('\\', '/') : place;
    },
  );

const isOfProject = (frame: string) => /^(vite|src|sw|vite\.config\.ts)\b/.test(frame);

/** The place in the source of a place in a bundle that the build made for itself, by the map that it names. */
function sourceOf(file: string, line: number, column: number): string {
  const asItIs = `${file}:${line}:${column}`;
  if (!file.endsWith('.mjs') || !existsSync(file)) return asItIs;
  const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  const map = name && resolve(dirname(file), name);
  if (!map || !existsSync(map)) return asItIs;
  const source = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(
    line - 1,
    column - 1,
  );
  if (!('originalSource' in source)) return asItIs;
  return `${resolve(dirname(map), source.originalSource)}:${source.originalLine + 1}:${source.originalColumn + 1}`;
}
