import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/**
 * The files that pdf.js requests besides its worker, by the names that it uses. The other standard fonts are left out:
 * system fonts replace them at no download cost.
 */
const addresses: Readonly<Record<string, string>> = {
  'FoxitSymbol.pfb': symbols,
  'FoxitDingbats.pfb': dingbats,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
};

/** How long (ms) a file may take; the page is then drawn without it. */
const fileTimeout = 60_000;

/**
 * Fetches files for pdf.js from our own origin and on the main thread, so that the service worker handles and stores
 * them.
 */
export class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (address === undefined) throw new Error(`${filename} is not part of the reader.`);
    const response = await fetch(address, { signal: AbortSignal.timeout(fileTimeout) });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
