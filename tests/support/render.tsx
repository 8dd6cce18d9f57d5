import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore } from 'idb-keyval';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { swrConfig } from '../../src/app/app';
import { ToastStack } from '../../src/components/toasts/toast-stack';
import { preloadProse } from '../../src/components/prose/lazy-prose';
import { PersistentCache } from '../../src/data/device/swr-cache';
import { loadDataSaver } from '../../src/data/device/data-saver';
import { SiteContext } from '../../src/components/ui/site-context';
import { site } from '../../src/shell/site';
import { Shell } from '../../src/shell/shell';
import { SearchWorker } from './search-worker';
import { stubView } from './view';
// Imported up front, so that no test waits for them.
import '../../src/data/documents/saves';
import '../../src/data/outbox/sender';
import '../../src/shell/prepare-offline';

/** JSON for an address, or a function that returns the whole response. Any other address is unreachable. */
export type Answers = Record<string, unknown>;
type Answer = (url: string) => Response | Promise<Response>;

interface Options {
  answers?: Answers;
  /** The address at which an element is rendered. */
  at?: string;
}

/** The list of the viewer's files, which saving a document reads: there are none. */
const viewer = { always: [], decoders: {} };

let caches: PersistentCache[] = [];

// As on a page that was prerendered with prose: it renders immediately.
beforeAll(preloadProse);

// jsdom has none.
Object.defineProperty(navigator, 'storage', {
  configurable: true,
  writable: true,
  value: { estimate: async () => ({}), persist: async () => true, persisted: async () => true },
});
// jsdom's lacks it.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The blob could not be read.'));
    reader.readAsArrayBuffer(this);
  });
};

beforeEach(async () => {
  stubView();
  vi.stubGlobal('Worker', SearchWorker);
  // Creating the database is slow, and would delay the first page of a file.
  await clear(createStore('ngo', 'rows'));
  await loadDataSaver();
});

afterEach(async () => {
  cleanup();
  document.head.querySelectorAll('[data-wide-screen]').forEach((style) => style.remove());
  vi.useRealTimers();
  // Pending writes would otherwise leak into the next test.
  await Promise.all(caches.map((cache) => cache.flush()));
  caches = [];
  await clear(createStore('ngo', 'rows'));
});

/** A cache that starts empty, and is flushed after the test. */
export function freshCache(): PersistentCache {
  const cache = new PersistentCache();
  caches.push(cache);
  return cache;
}

/** Mocks every request of the page from a table; returns the requested addresses in order. */
export function stubFetch(answers: Answers): string[] {
  const asked: string[] = [];
  const table: Answers = { '/api/settings': [], '/reader.json': viewer, ...answers };
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    if (!(input in table)) throw new TypeError('Failed to fetch');
    const answer = table[input];
    return typeof answer === 'function' ? (answer as Answer)(input) : Response.json(answer);
  });
  return asked;
}

/** Renders an element, or the whole site at a path, with all providers of the app and nothing stored. */
export async function renderPage(page: ReactNode, { answers = {}, at = '/' }: Options = {}) {
  const asked = stubFetch(answers);
  const cache = freshCache();
  const isPath = typeof page === 'string';
  const user = userEvent.setup({
    advanceTimers: (time) => void (vi.isFakeTimers() && vi.advanceTimersByTime(time)),
  });
  const Around = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
      <ToastStack />
      <MemoryRouter initialEntries={[isPath ? page : at]}>
        <SiteContext value={site}>
          <Suspense fallback={null}>{children}</Suspense>
        </SiteContext>
        <Address />
      </MemoryRouter>
    </SWRConfig>
  );
  const view = await act(async () => render(isPath ? <Shell /> : page, { wrapper: Around }));
  return { ...view, user, asked, cache };
}

/** Renders the current address, for `address()`. */
function Address() {
  const { pathname, hash } = useLocation();
  return <output hidden data-testid="address" data-address={pathname + hash} />;
}

export const address = () => document.querySelector<HTMLElement>('[data-address]')?.dataset['address'];

/** jsdom has no width and ignores media and container queries; this applies the rules for wide screens from now on. */
export function widenScreen(): void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => /^@(media|container)[^{]*min-width/.test(rule.cssText))
    .flatMap((rule) => [...(rule as CSSGroupingRule).cssRules].map(({ cssText }) => cssText));
  const style = document.createElement('style');
  style.dataset['wideScreen'] = '';
  style.textContent = rules.join('\n');
  document.head.append(style);
}

/** A pending response: the request hangs until it is resolved. */
export function pending() {
  let resolve: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((done) => {
    resolve = done;
  });
  return { answer: () => response, resolve };
}

/** The text of a blob that the page created. */
export const blobText = async (blob: Blob): Promise<string> =>
  new TextDecoder().decode(await blob.arrayBuffer());

/** The downloads that the page triggers, until the test ends; any other link that is clicked navigates. */
export function watchDownloads() {
  const downloads: { blob: Blob; name: string }[] = [];
  const navigations: string[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:http://localhost/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const blob = blobs.get(link.href);
    if (blob && link.hasAttribute('download')) downloads.push({ blob, name: link.download });
    else navigations.push(link.href);
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  return { downloads, navigations };
}
