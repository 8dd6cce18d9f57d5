import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { BuildError } from '../build-error.ts';
import { decodeText, inMegabytes, largestText, readContentFile } from '../content/files/disk.ts';
import { faultsOfYaml } from '../content/records/yaml-faults.ts';
import type { SiteFolder } from './folder.ts';

/** A file of a site in YAML. */
interface SiteYaml {
  document: Document;
  /** Where a key stands: `content/site.yaml:3`. */
  placeOf: (key: unknown) => string;
}

/**
 * Reads a file in YAML at the root of a site's folder. Throws a sentence, with file and line, for each mistake of its form,
 * and where it is no text in UTF-8.
 */
export function readSiteYaml({ path, label }: SiteFolder, name: string): SiteYaml {
  const file = `${label}/${name}`;
  const read = readContentFile(join(path, name), largestText);
  const text = 'flaw' in read ? read : decodeText(read.value);
  if ('flaw' in text)
    throw new BuildError(
      `${file}: expected a text in UTF-8 of at most ${inMegabytes(largestText)}, found ${text.flaw}.`,
    );
  const lines = new LineCounter();
  const document = parseDocument(text.value, { lineCounter: lines });
  const faults = faultsOfYaml(text.value, document.errors);
  if (faults.length > 0)
    throw new BuildError(
      faults
        .map(({ line, expected, found }) => `${file}:${line}: expected ${expected}, found ${found}.`)
        .join('\n'),
    );
  const placeOf = (key: unknown) =>
    isScalar(key) && key.range ? `${file}:${lines.linePos(key.range[0]).line}` : file;
  return { document, placeOf };
}
