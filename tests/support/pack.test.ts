import { expect, it } from 'vitest';
import { packFiles, unpackFiles } from './pack';

it('unpacks the files of a pack byte for byte, including empty ones', () => {
  const files = new Map([
    ['site/index.html', Buffer.from('<p>سلام\n</p>')],
    ['site/empty', Buffer.alloc(0)],
    ['bodies/0', Buffer.from([0, 10, 255, 13])],
  ]);
  const unpacked = unpackFiles(packFiles(files));
  expect([...unpacked.keys()]).toEqual([...files.keys()]);
  for (const [path, bytes] of files) expect(unpacked.get(path)?.equals(bytes), path).toBe(true);
});
