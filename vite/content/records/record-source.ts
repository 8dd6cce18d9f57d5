import { extname } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, type Tags } from 'yaml';
import { attempt, type Fault } from '../faults';
import { decodeText, inMegabytes, largestText, readContentFile } from '../files/disk';
import type { Folder } from '../files/folder';
import { isTooDeep, tooDeep } from './nesting';
import { faultsOfYaml } from './yaml-faults';

/** A parsed record file: the values by key, and the text below the front matter. */
export interface RecordSource {
  /** Relative to the project: `content/vacancies/03-nurse.yaml`. */
  file: string;
  values: Map<string, unknown>;
  /** The line of each key. */
  lines: ReadonlyMap<string, number>;
  body?: string;
}

/** Where the value of a field stands: `content/vacancies/03-nurse.yaml:4`. A field that is not there has no line. */
export function placeOf({ file, lines }: Pick<RecordSource, 'file' | 'lines'>, name: string): string {
  const line = lines.get(name);
  return line === undefined ? file : `${file}:${line}`;
}

/** Without these tags, a vacancy number such as 007 stays as it was typed. */
const numberTags = ['tag:yaml.org,2002:int', 'tag:yaml.org,2002:float'];
const customTags = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || !numberTags.includes(tag.tag));

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;

/** Reads a record file (Markdown with front matter, YAML or JSON); undefined, with a fault, if that fails. */
export function readRecord(folder: Folder, name: string, faults: Fault[]): RecordSource | undefined {
  const source = readSource(folder, name, faults);
  if (!source) folder.unreadable.add(name);
  return source;
}

function readSource(folder: Folder, name: string, faults: Fault[]): RecordSource | undefined {
  const file = `${folder.label}/${name}`;
  const text = readText(file, folder.paths.get(name) ?? '', faults);
  if (text === undefined) return undefined;
  if (extname(name).toLowerCase() !== '.md') {
    const read = readValues(file, text, faults);
    return read && { file, ...read };
  }
  const match = frontMatter.exec(text);
  if (match?.index !== 0) {
    faults.push(faultOfFrontMatter(file, text));
    return undefined;
  }
  // The leading newline replaces the first ---, so that line numbers in messages match the editor's.
  const read = readValues(file, `\n${match[1]}`, faults);
  const body = text.slice(match[0].length).trim();
  return read && { file, ...read, ...(body && { body }) };
}

/** Which of the two lines around the fields is missing. */
function faultOfFrontMatter(file: string, text: string): Fault {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const isOnlyOne = lines.filter((line) => line === '---').length === 1;
  if (!isOnlyOne)
    return { file, expected: 'fields between two lines of --- at the start', found: 'no such lines' };
  const expected =
    lines[0] === '---' ? 'a second line of --- below the fields' : 'a line of --- above the first field';
  return { file: `${file}:1`, expected, found: 'one line of --- alone' };
}

/** The text of a content file; undefined, with a fault, if it is too large, unreadable or not UTF-8. */
export function readText(file: string, path: string, faults: Fault[]): string | undefined {
  const fault = (expected: string, found: string) => {
    faults.push({ file, expected, found });
    return undefined;
  };
  const read = readContentFile(path, largestText);
  if ('flaw' in read) return fault(`a text of at most ${inMegabytes(largestText)}`, read.flaw);
  const text = decodeText(read.value);
  return 'flaw' in text ? fault('text in UTF-8', text.flaw) : text.value;
}

/** JSON is a subset of YAML, so one parser reads both; it also reports duplicate keys. */
function readValues(
  file: string,
  text: string,
  faults: Fault[],
): Pick<RecordSource, 'values' | 'lines'> | undefined {
  const unreadable = (found: string) => void faults.push({ file, expected: 'readable YAML', found });
  if (isTooDeep(text)) {
    unreadable(tooDeep);
    return undefined;
  }
  const lineCounter = new LineCounter();
  const read = attempt(() => parseDocument(text, { customTags, prettyErrors: true, lineCounter }));
  if ('flaw' in read) {
    unreadable(read.flaw);
    return undefined;
  }
  const problems = [...read.value.errors, ...read.value.warnings];
  if (problems.length > 0) {
    for (const { line, ...fault } of faultsOfYaml(text, problems))
      faults.push({ file: `${file}:${line}`, ...fault });
    return undefined;
  }
  // Throws for too many nested aliases (a "YAML bomb"), see `maxAliasCount`:
  // https://eemeli.org/yaml/#tojs-options
  const made = attempt(() => read.value.toJS({ mapAsMap: true }) as unknown);
  if ('flaw' in made) {
    unreadable(made.flaw);
    return undefined;
  }
  const values = made.value;
  if (values instanceof Map) {
    const { contents } = read.value;
    const keys = isMap(contents) ? contents.items.flatMap(({ key }) => (isScalar(key) ? [key] : [])) : [];
    return {
      values: new Map([...(values as Map<unknown, unknown>)].map(([key, value]) => [String(key), value])),
      lines: new Map(
        keys.map(({ value, range }) => [String(value), lineCounter.linePos(range?.[0] ?? 0).line]),
      ),
    };
  }
  faults.push({
    file,
    expected: 'field names with their values',
    found: values === null ? 'nothing' : 'no fields',
  });
  return undefined;
}
