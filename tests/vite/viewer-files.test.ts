import { describe, expect, it } from 'vitest';
import { viewerFolder } from '../../sw/contract/contract';
import { outputFileNames, listFiles } from '../../vite/viewer-files';

const names = [
  'viewer-1.js',
  'pdf.worker-1.js',
  'FoxitSymbol-1.pfb',
  'openjpeg-1.wasm',
  'jbig2-1.wasm',
  'office-worker-1.js',
  'make-office-edition-1.js',
].map((name) => `${viewerFolder.slice(1)}${name}`);

describe('the files of the viewer', () => {
  it('are listed, those that not every PDF needs separately', () =>
    expect(listFiles(names)).toEqual({
      always: [
        '/assets/reader/viewer-1.js',
        '/assets/reader/pdf.worker-1.js',
        '/assets/reader/FoxitSymbol-1.pfb',
      ],
      office: ['/assets/reader/office-worker-1.js', '/assets/reader/make-office-edition-1.js'],
      decoders: { openjpeg: '/assets/reader/openjpeg-1.wasm', jbig2: '/assets/reader/jbig2-1.wasm' },
    }));

  it.each(names.filter((name) => !/\.pfb$|make-office/.test(name)))('must include %s', (missing) =>
    expect(() => listFiles(names.filter((name) => name !== missing))).toThrow('The build has no file'),
  );

  it.each([
    [['/project/src/viewer/viewer.tsx'], true],
    [['/project/node_modules/pdfjs-dist/legacy/build/pdf.mjs'], true],
    [['/project/src/pages/read/read.tsx'], false],
    [['/project/src/pages/read/viewer-bar.tsx'], false],
  ])('include a chunk of %j: %j', (moduleIds, isOfViewer) =>
    expect(
      outputFileNames.chunkFileNames({ name: 'part', moduleIds }).startsWith(viewerFolder.slice(1)),
    ).toBe(isOfViewer),
  );
});
