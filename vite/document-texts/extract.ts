// Not by `import()`: Vite has closed the runner of its configuration by then.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isPdf } from '../../sw/contract/file-signatures.ts';
import { preparePdfjs } from './pdfjs-worker.ts';
import { extractEdition, type Extracted } from '../../src/document-text/extract.ts';
import { extractOffice } from '../../src/document-text/office/extract-office.ts';

/** Makes the text edition of a document, or says why it has none. Never rejects because of the file. */
export const extract = async (bytes: Uint8Array, name = ''): Promise<Extracted> =>
  isPdf(bytes) ? extractPdf(bytes) : extractOffice(bytes, name);

async function extractPdf(bytes: Uint8Array): Promise<Extracted> {
  await preparePdfjs();
  // pdf.js takes the buffer away.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false });
  try {
    return await extractEdition(await task.promise);
  } catch (error) {
    return { none: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  } finally {
    // It rejects for the document that could not be opened, which was told above.
    await task.destroy().catch(() => undefined);
  }
}
