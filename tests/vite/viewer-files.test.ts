import { describe, expect, it } from 'vitest';
import { viewerFolder as workersFolder, viewerList as workersList } from '../../sw/contract/contract';
import { fileNames, listFiles, viewerFolder, viewerList } from '../../vite/viewer-files';

const names = ['reader-1.js', 'pdf.worker-1.js', 'FoxitSymbol-1.pfb', 'openjpeg-1.wasm', 'jbig2-1.wasm'].map(
  (name) => `${viewerFolder}/${name}`,
);

describe('the files of the viewer', () => {
  it('are where page and worker look for them', () => {
    expect(workersFolder).toBe(`/${viewerFolder}/`);
    expect(workersList).toBe(`/${viewerList}`);
  });

  it('are listed, the decoders separately', () =>
    expect(listFiles(names)).toEqual({
      always: [
        '/assets/reader/reader-1.js',
        '/assets/reader/pdf.worker-1.js',
        '/assets/reader/FoxitSymbol-1.pfb',
      ],
      decoders: { openjpeg: '/assets/reader/openjpeg-1.wasm', jbig2: '/assets/reader/jbig2-1.wasm' },
    }));

  it.each(names.filter((name) => !name.endsWith('.pfb')))('must include %s', (missing) =>
    expect(() => listFiles(names.filter((name) => name !== missing))).toThrow('The build has no file'),
  );

  it.each([
    [['/project/src/viewer/reader.tsx'], true],
    [['/project/node_modules/pdfjs-dist/legacy/build/pdf.mjs'], true],
    [['/project/src/pages/read.tsx'], false],
    [['/project/src/components/reader-bar.tsx'], false],
  ])('include a chunk of %j: %j', (moduleIds, isOfReader) =>
    expect(fileNames.chunkFileNames({ name: 'part', moduleIds }).startsWith(viewerFolder)).toBe(isOfReader),
  );
});
