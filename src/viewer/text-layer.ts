import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readText } from './page-text';

/**
 * Renders the text layer of a page over its canvas, so that the text can be selected and copied. `onReady` gets the
 * elements, one for each text item, and `onFault` is called if the text cannot be read. Returns a function that removes
 * the layer.
 */
export function layText(
  pdf: PDFDocumentProxy,
  number: number,
  host: HTMLElement,
  onReady: (texts: readonly HTMLElement[]) => void,
  onFault: () => void,
): () => void {
  let layer: TextLayer | undefined;
  let isCurrent = true;

  async function lay() {
    const page = await pdf.getPage(number);
    const textContentSource = await readText(pdf, number);
    if (!isCurrent) return;
    layer = new TextLayer({ textContentSource, container: host, viewport: page.getViewport({ scale: 1 }) });
    await layer.render();
    if (isCurrent) onReady(layer.textDivs);
  }

  lay().catch((error: unknown) => {
    if (!isCurrent) return;
    console.warn(`The text of page ${number} could not be laid: ${String(error)}`);
    onFault();
  });
  return () => {
    isCurrent = false;
    layer?.cancel();
    host.replaceChildren();
  };
}
