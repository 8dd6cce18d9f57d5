import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeEdition } from '../../../src/document-text/extract';
import { makeEditionOf } from '../../../src/viewer/edition/make-edition';
import type { EditionOrder } from '../../../src/viewer/edition/edition-worker';
import type { Edition } from '../../../src/document-text/edition';
import { openPdf } from '../../../src/viewer/pdf';
import { preparePdfjs } from '../../../vite/document-texts/extract';
import { writtenPdf } from '../../support/written-pdf';

vi.mock('../../../src/viewer/pdf', () => ({ openPdf: vi.fn() }));

const page = [[72, 700, 11, 'The seed is weighed in public.']] as const;
const never = new AbortController().signal;
const ended = vi.fn();

/** Node has no such workers: this one runs in the test. */
class EditionWorker extends EventTarget {
  postMessage({ pages, language, all }: EditionOrder) {
    const copy = structuredClone(pages);
    queueMicrotask(() =>
      this.dispatchEvent(Object.assign(new Event('message'), { data: makeEdition(copy, language, all) })),
    );
  }
  terminate = ended;
}

beforeEach(() => {
  ended.mockClear();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', queueMicrotask);
  vi.stubGlobal('location', new URL('http://localhost/read'));
  vi.stubGlobal('Worker', EditionWorker);
  vi.mocked(openPdf).mockImplementation(async (data, _, signal) => {
    await preparePdfjs();
    const task = getDocument({ data: data as Uint8Array, verbosity: 0 });
    signal.addEventListener('abort', () => void task.destroy());
    return { pdf: await task.promise, sizes: [] };
  });
});

const make = (bytes: Uint8Array, signal = never) => makeEditionOf(new Blob([bytes.slice()]), signal);

test('the pages are read, ordered in a worker of their own, and the document is closed', async () => {
  let closing: AbortSignal | undefined;
  const open = vi.mocked(openPdf).getMockImplementation()!;
  vi.mocked(openPdf).mockImplementation((data, ask, signal) => open(data, ask, (closing = signal)));
  const extracted = await make(writtenPdf([page, page]));
  expect(extracted).toMatchObject({ edition: { lang: 'en', pages: 2 } });
  expect([ended.mock.calls.length, closing?.aborted]).toEqual([1, true]);
});

test('a scan has no text; of a document with more pages than a phone can hold, the first have one', async () => {
  expect(await make(writtenPdf([[], []]))).toEqual({ none: 'scan' });
  const long = await make(writtenPdf(Array.from({ length: 401 }, () => page)));
  expect(long).toMatchObject({ edition: { pages: 401, isCut: true } });
  const { blocks } = (long as { edition: Edition }).edition;
  expect(blocks.filter(({ is }) => is === 'page')).toHaveLength(399);
});

test('a document that asks for a password gets no text', async () => {
  vi.mocked(openPdf).mockImplementation((_, ask) => {
    ask({ isWrong: false, answer: () => undefined });
    return new Promise(() => undefined);
  });
  expect(await make(writtenPdf([page]))).toEqual({ none: 'locked' });
});

test('it ends when it is no longer wanted, and when the worker fails', async () => {
  const stop = new AbortController();
  vi.mocked(openPdf).mockImplementationOnce(() => new Promise(() => undefined));
  const stopped = make(writtenPdf([page]), stop.signal);
  stop.abort(new Error('left'));
  await expect(stopped).rejects.toThrow('left');
  vi.stubGlobal(
    'Worker',
    class extends EditionWorker {
      override postMessage() {
        queueMicrotask(() =>
          this.dispatchEvent(Object.assign(new Event('error'), { message: 'did not load' })),
        );
      }
    },
  );
  await expect(make(writtenPdf([page]))).rejects.toThrow('did not load');
  expect(ended).toHaveBeenCalledOnce();
});

test('a document that takes longer than a minute gets no text', async () => {
  vi.useFakeTimers();
  vi.mocked(openPdf).mockImplementationOnce(() => new Promise(() => undefined));
  const made = make(writtenPdf([page]));
  const rejected = expect(made).rejects.toThrow('No text within 60 s.');
  await vi.advanceTimersByTimeAsync(60_000);
  await rejected;
  vi.useRealTimers();
});
