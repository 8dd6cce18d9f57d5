import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findFault, type PageFault } from './page-faults';
import { drawRatio } from './zoom';

/**
 * Renders a page into `host` and replaces its previous canvas. `scale` is in CSS pixels per point. `onDrawn` gets
 * what of the page could not be shown. Returns a function that cancels it.
 */
export function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  host: HTMLElement,
  scale: number,
  onDrawn: (fault: PageFault | undefined) => void,
): () => void {
  let task: RenderTask | undefined;
  let isCurrent = true;
  const canvas = document.createElement('canvas');

  async function draw() {
    const page = await pdf.getPage(number);
    if (!isCurrent) return;
    const { width, height } = page.getViewport({ scale });
    const viewport = page.getViewport({ scale: scale * drawRatio(width, height, devicePixelRatio) });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    task = page.render({ canvas, viewport, background: '#fff' });
    await task.promise;
    if (!isCurrent) return;
    clearCanvases(host);
    host.append(canvas);
    const fault = await findFault(page, canvas);
    if (isCurrent) onDrawn(fault);
  }

  draw().catch((error: unknown) => {
    if (!isCurrent) return;
    console.warn(`Page ${number} could not be drawn: ${String(error)}`);
    onDrawn('failed');
  });
  return () => {
    isCurrent = false;
    task?.cancel();
    if (!canvas.isConnected) empty(canvas);
  };
}

/** Removes the canvases of a page. */
export function clearCanvases(host: HTMLElement): void {
  for (const canvas of host.querySelectorAll('canvas')) empty(canvas);
  host.replaceChildren();
}

/** Safari frees the memory of a canvas only once its size is zero. */
function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
