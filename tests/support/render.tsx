import 'fake-indexeddb/auto';
import { ThemeContext } from '@emotion/react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore } from 'idb-keyval';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { swrConfig } from '../../src/app/app';
import { NoticeStack } from '../../src/components/notices/notice-stack';
import { preloadProse } from '../../src/components/prose/prose';
import { PersistentCache } from '../../src/data/device/swr-cache';
import { loadDataSaver } from '../../src/data/device/data-saver';
import { SiteContext } from '../../src/components/ui/site-context';
import { site } from '../../src/shell/site';
import { Shell } from '../../src/shell/shell';
import { theme } from '../../src/theme/theme';
import { stubView } from './view';

/** JSON for an address, or a function that gives the whole response. What is not named is unreachable. */
export type Answers = Record<string, unknown>;
type Answer = (url: string) => Response | Promise<Response>;

interface Options {
  answers?: Answers;
  /** The address at which an element is shown. */
  at?: string;
}

let caches: PersistentCache[] = [];

// As in a page that was prerendered with prose: it is drawn at once.
beforeAll(preloadProse);

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  stubView();
  // Made for the first time the database is slow, and the first page of a file would still wait for it.
  await clear(createStore('ngo', 'rows'));
  await loadDataSaver();
});

afterEach(async () => {
  cleanup();
  document.head.querySelectorAll('[data-wide-screen]').forEach((style) => style.remove());
  vi.useRealTimers();
  // What still waits to be written would else be found by the next test.
  await Promise.all(caches.map((cache) => cache.flush()));
  caches = [];
  await clear(createStore('ngo', 'rows'));
});

/** A cache that starts empty and leaves nothing to the next test. */
export function freshCache(): PersistentCache {
  const cache = new PersistentCache();
  caches.push(cache);
  return cache;
}

/** Answers every request of the page from a table; returns the addresses that were asked for, in their order. */
export function stubFetch(answers: Answers): string[] {
  const asked: string[] = [];
  const table: Answers = { '/api/settings': [], ...answers };
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    if (!(input in table)) throw new TypeError('Failed to fetch');
    const answer = table[input];
    return typeof answer === 'function' ? (answer as Answer)(input) : Response.json(answer);
  });
  return asked;
}

/** An element, or the whole site at a path, with everything around it that the app gives, and nothing stored. */
export async function renderPage(page: ReactNode, { answers = {}, at = '/' }: Options = {}) {
  const asked = stubFetch(answers);
  const cache = freshCache();
  const isPath = typeof page === 'string';
  const user = userEvent.setup({
    advanceTimers: (time) => void (vi.isFakeTimers() && vi.advanceTimersByTime(time)),
  });
  const Around = ({ children }: { children: ReactNode }) => (
    <ThemeContext value={theme}>
      <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
        <NoticeStack />
        <MemoryRouter initialEntries={[isPath ? page : at]}>
          <SiteContext value={site}>
            <Suspense fallback={null}>{children}</Suspense>
          </SiteContext>
          <Address />
        </MemoryRouter>
      </SWRConfig>
    </ThemeContext>
  );
  const view = await act(async () => render(isPath ? <Shell /> : page, { wrapper: Around }));
  // A page of the site loads parts of itself whenever they come, which no `act` can await.
  if (isPath) Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { ...view, user, asked, cache };
}

/** Where the reader is, for `address()`: the bar of the browser. */
function Address() {
  const { pathname, hash } = useLocation();
  return <output hidden data-testid="address" data-address={pathname + hash} />;
}

export const address = () => document.querySelector<HTMLElement>('[data-address]')?.dataset['address'];

/** jsdom has no width and leaves media queries out; this lets the rules for wide screens hold from now on. */
export function widenScreen(): void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && /min-width/.test(rule.media.mediaText))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules].map(({ cssText }) => cssText));
  const style = document.createElement('style');
  style.dataset['wideScreen'] = '';
  style.textContent = rules.join('\n');
  document.head.append(style);
}

/** A pending answer: its request hangs until it is resolved. */
export function pending() {
  let resolve: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((done) => {
    resolve = done;
  });
  return { answer: () => response, resolve };
}

/** The text of a blob that the page made. */
export const blobText = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The blob could not be read.'));
    reader.readAsText(blob);
  });

/** What the page hands over as downloads, until the test ends; any other link that is followed is a navigation. */
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
