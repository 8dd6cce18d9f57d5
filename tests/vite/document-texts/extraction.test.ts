import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { Extraction } from '../../../vite/document-texts/extraction';
import { expectWarning } from '../../support/console';
import { makeProject } from '../content/project';

/** A thread that answers a file by its first letter: `b` blocks it, `x` makes it throw. */
function scriptOf(): URL {
  const path = join(makeProject({}), 'thread.mjs');
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ bytes: [letter] }) => {
      if (letter === 98) for (;;);
      if (letter === 120) throw new Error('broken');
      parentPort.postMessage({ none: 'scan' });
    });
    parentPort.postMessage('ready');`,
  );
  return pathToFileURL(path);
}

test('a file that blocks its thread is given up, and the next one is read', { timeout: 60_000 }, async () => {
  expectWarning(/^x.pdf ended the thread that reads texts: Error: broken/);
  const extraction = new Extraction(scriptOf(), 2_000);
  expect(await extraction.extract(Buffer.from('b'))).toEqual({ none: 'too-slow' });
  expect(await extraction.extract(Buffer.from('a'))).toEqual({ none: 'scan' });
  expect(await extraction.extract(Buffer.from('x'), 'x.pdf')).toEqual({ none: 'broken' });
  expect(await extraction.extract(Buffer.from('a'))).toEqual({ none: 'scan' });
  await extraction.end();
});

test('a thread that does not start is told as the fault that it is, and calls no file broken', async () => {
  const path = join(makeProject({}), 'thread.mjs');
  writeFileSync(path, "throw new Error('a module is missing');");
  const extraction = new Extraction(pathToFileURL(path));
  await expect(extraction.extract(Buffer.from('a'))).rejects.toThrow('a module is missing');
  await extraction.end();
});
