import {
  OPS,
  type PDFDocumentProxy,
  type RenderTask,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
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

/**
 * The fault of a page that was drawn: nothing of it could be shown, or a part of it could not; `empty` if the canvas is
 * blank for a reason that pdf.js does not give.
 */
export type PageFault = 'failed' | 'part' | 'empty';

/** The data of a drawn page. pdf.js draws what it can, and rejects no promise for the rest. */
export type DrawnPage = Pick<PDFPageProxy, 'objs' | 'commonObjs' | 'getOperatorList'>;

/** Finds what is wrong with a page that was drawn on a canvas. Rejects if the page was closed. */
async function findFault(page: DrawnPage, canvas: HTMLCanvasElement): Promise<PageFault | undefined> {
  const isEmpty = isBlank(canvas);
  if (await isIncomplete(page)) return isEmpty ? 'failed' : 'part';
  return isEmpty ? 'empty' : undefined;
}

/** Whether a picture of the page could not be decoded, or a font not be read. */
export async function isIncomplete(page: DrawnPage): Promise<boolean> {
  // An image that could not be decoded is null; in place of a font there is a sentence.
  for (const [, value] of page.objs) if (value === null) return true;
  const lost = new Set<unknown>();
  for (const [id, value] of page.commonObjs) if (value === null || typeof value === 'string') lost.add(id);
  if (lost.size === 0) return false;
  // They belong to the document: the page may not use them.
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.some(
    (operation, index) => namesObject.has(operation) && lost.has((argsArray[index] as unknown[] | null)?.[0]),
  );
}

/** The operations whose first argument names a font or an image. */
const namesObject: ReadonlySet<number> = new Set([OPS.setFont, OPS.paintImageXObject]);

/** The width (px) to which a page is scaled down: what is smaller than a hundredth of a page still shows. */
const sampleWidth = 160;

/** Whether a canvas is white all over. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  let from = canvas;
  // By halves, because a browser may skip pixels when it scales by more.
  do {
    const half = document.createElement('canvas');
    half.width = Math.max(1, Math.ceil(from.width / 2));
    half.height = Math.max(1, Math.ceil(from.height / 2));
    half
      .getContext('2d', { alpha: false, willReadFrequently: true })
      ?.drawImage(from, 0, 0, half.width, half.height);
    if (from !== canvas) from.width = from.height = 0;
    from = half;
  } while (from.width > sampleWidth);
  const pixels = from
    .getContext('2d', { willReadFrequently: true })
    ?.getImageData(0, 0, from.width, from.height);
  return pixels?.data.every((value) => value >= 254) ?? false;
}
