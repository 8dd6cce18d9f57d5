// Not by `import()`: Vite has closed the runner of its configuration by then.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { preparePdfjs } from './pdfjs-worker.ts';
import { extractEdition, type Extracted } from '../../src/document-text/extract.ts';

/** Makes the text edition of a PDF, or says why it has none. Never rejects because of the file. */
export async function extract(bytes: Uint8Array): Promise<Extracted> {
  await preparePdfjs();
  // pdf.js takes the buffer away.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false });
  try {
    return await extractEdition(await task.promise);
  } catch (error) {
    return { none: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  } finally {
    await task.destroy().catch(() => undefined);
  }
}
