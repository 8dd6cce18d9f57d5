import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseDocument, type Tags } from 'yaml';
import type { Fault } from './faults';
import type { Folder } from './folder';

/** A record file as it was written: the values by their keys, and the text below the front matter. */
export interface RecordSource {
  /** Relative to the project: `content/vacancies/03-nurse.yaml`. */
  file: string;
  values: Map<string, unknown>;
  body?: string;
}

/** Without these a vacancy number such as 007 stays what the editor typed. */
const numberTags = ['tag:yaml.org,2002:int', 'tag:yaml.org,2002:float'];
const customTags = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || !numberTags.includes(tag.tag));

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;

/** Reads a record file (Markdown with front matter, YAML or JSON); undefined, with a fault, where it cannot be read. */
export function readRecord(folder: Folder, name: string, faults: Fault[]): RecordSource | undefined {
  const file = `${folder.label}/${name}`;
  const text = decode(readFileSync(join(folder.path, name)));
  if (text === undefined) {
    faults.push({ file, expected: 'text in UTF-8', found: 'other bytes' });
    return undefined;
  }
  if (extname(name).toLowerCase() !== '.md') {
    const values = readValues(file, text, faults);
    return values && { file, values };
  }
  const match = frontMatter.exec(text);
  if (match?.index !== 0) {
    const expected = 'fields between two lines of --- at the start';
    faults.push({ file, expected, found: 'no such lines' });
    return undefined;
  }
  // The line break in front stands for the first ---, so that messages count lines as the editor does.
  const values = readValues(file, `\n${match[1]}`, faults);
  const body = text.slice(match[0].length).trim();
  return values && { file, values, ...(body && { body }) };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** JSON is YAML: one reader for both, which also finds a key that stands twice. */
function readValues(file: string, text: string, faults: Fault[]): Map<string, unknown> | undefined {
  const document = parseDocument(text, { customTags });
  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0) {
    for (const { message } of problems) {
      const [reason = ''] = message.split('\n');
      faults.push({ file, expected: 'readable YAML', found: reason.replace(/:$/, '') });
    }
    return undefined;
  }
  const values: unknown = document.toJS({ mapAsMap: true });
  if (values instanceof Map) {
    return new Map([...values].map(([key, value]) => [String(key), value]));
  }
  faults.push({
    file,
    expected: 'field names with their values',
    found: values === null ? 'nothing' : 'no fields',
  });
  return undefined;
}
