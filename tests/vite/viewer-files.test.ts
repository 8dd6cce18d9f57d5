import { describe, expect, it } from 'vitest';
import { viewerFolder } from '../../sw/contract/contract';
import { outputFileNames, listFiles } from '../../vite/viewer-files';

const names = ['viewer-1.js', 'pdf.worker-1.js', 'FoxitSymbol-1.pfb', 'openjpeg-1.wasm', 'jbig2-1.wasm'].map(
  (name) => `${viewerFolder.slice(1)}${name}`,
);

describe('the files of the viewer', () => {
  it('are listed, the decoders separately', () =>
    expect(listFiles(names)).toEqual({
      always: [
        '/assets/reader/viewer-1.js',
        '/assets/reader/pdf.worker-1.js',
        '/assets/reader/FoxitSymbol-1.pfb',
      ],
      decoders: { openjpeg: '/assets/reader/openjpeg-1.wasm', jbig2: '/assets/reader/jbig2-1.wasm' },
    }));

  it.each(names.filter((name) => !name.endsWith('.pfb')))('must include %s', (missing) =>
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
