import type { Watch } from './silence';

/** A body that is read once and goes two ways: `passage` streams it to the page, `whole` collects it. */
export interface Relay {
  passage: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Rejects when the transfer broke off; the passage then breaks off too. */
  whole: Promise<Blob>;
  /** Ends the passage with an error; `whole` goes on. */
  breakOff(error: unknown): void;
}

/** Reads a body to its end, however fast its page takes it, and tells the watch of each byte. */
export function relayBody(source: Response['body'], watch: Watch): Relay {
  let page: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const passage = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => void (page = controller),
    cancel: () => void (page = undefined),
  });
  const breakOff = (error: unknown) => {
    page?.error(error);
    page = undefined;
  };
  async function collect(): Promise<Blob> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = source?.getReader();
    for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
      watch.heard();
      chunks.push(part.value);
      page?.enqueue(part.value);
    }
    page?.close();
    return new Blob(chunks);
  }
  const whole = collect().catch((error: unknown) => {
    breakOff(error);
    throw error;
  });
  return { passage, whole, breakOff };
}
