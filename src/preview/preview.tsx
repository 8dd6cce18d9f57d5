import { startTransition, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { generatePath, MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrConfig } from '../app/app';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { PersistentCache, type CachedList } from '../data/device/swr-cache';
import { acceptText, listKey } from '../data/lists/load-list';
import { namesOf, resourceAt } from '../data/lists/resource-of-url';
import { routes } from '../routes';
import type { Resource } from '../schemas/base';
import { settings } from '../schemas/settings';
import { PageMain } from '../shell/shell';
import { preloadPage } from '../shell/page-elements';
import { language, ownAddress } from '../words/language';
import { isDraft, pictureAt, ready, type Draft } from './drafts';

/** Makes a record of the API from the values of a form. What is missing is made up: a draft is seldom whole. */
export type ToRecord = (resource: Resource, draft: Draft) => Record<string, unknown>;

const resources = namesOf([settings, ...routes.flatMap(({ reads }) => reads)]);

/** How long (ms) the site may take to answer for one list: the page is shown without its names then. */
const patience = 5_000;

/** A list as the site has it; undefined, with a warning, if it does not answer. Nothing of it is stored. */
async function fetchRow(key: string): Promise<CachedList | undefined> {
  const resource = resourceAt(key, location.origin, resources);
  // The site has no draft.
  if (!resource || resource.envelope === 'record') return undefined;
  try {
    const response = await fetch(key, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return undefined;
    const text = await response.text();
    return await acceptText(new PersistentCache(), resource, { text, confirmedAt: Date.now() });
  } catch (error) {
    console.warn(`The preview lacks ${key}:`, error);
    return undefined;
  }
}

/** What other lists the pages have asked for, so that a further draft is drawn at once. */
const known = new Map<string, CachedList>();

interface Shown {
  cache: PersistentCache;
  address: string;
}

/** The page of a draft; undefined for a list whose records have none. */
async function pageOf(draft: Draft, toRecord: ToRecord): Promise<Shown | undefined> {
  const route = routes.find(({ shows }) => shows?.of.name === draft.list && shows.params);
  const resource = route?.shows?.of;
  if (!route || !resource) return undefined;
  const text = JSON.stringify({ data: [toRecord(resource, draft)], meta: { links: [] } });
  const row = await acceptText(new PersistentCache(), resource, { text, confirmedAt: Date.now() });
  const [record] = row.value;
  const params = route.shows?.params?.(record as never, row.value as never) ?? { slug: 'draft' };
  const path = generatePath(route.path, params as Record<string, string>);
  const read = async (key: string) => {
    const found = await fetchRow(key);
    if (found) known.set(key, found);
    return found;
  };
  await preloadPage(path);
  known.set(listKey(resource), row);
  return { cache: new PersistentCache([...known], read), address: ownAddress(path) };
}

function Preview({ toRecord }: { toRecord: ToRecord }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let count = 0;
    const show = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isDraft(data)) return;
      const own = ++count;
      pageOf(data, toRecord).then(
        (page) => {
          if (own !== count) return;
          files = data.files;
          startTransition(() => setShown(page));
        },
        (error: unknown) => console.error('The draft has no preview:', error),
      );
    };
    addEventListener('message', show);
    parent.postMessage(ready, location.origin);
    return () => removeEventListener('message', show);
  }, [toRecord]);
  if (!shown) return null;
  const { cache, address } = shown;
  // Another cache is another page. Nothing is asked for again, and nothing is stored.
  return (
    <SWRConfig key={keyOf(cache)} value={{ ...swrConfig, provider: () => cache, isPaused: () => true }}>
      <MemoryRouter basename={language.prefix} initialEntries={[address]}>
        <ErrorBoundary fallback={null}>
          <PageMain />
        </ErrorBoundary>
      </MemoryRouter>
    </SWRConfig>
  );
}

const keys = new WeakMap<PersistentCache, number>();
let lastKey = 0;
function keyOf(cache: PersistentCache): number {
  const key = keys.get(cache) ?? (lastKey += 1);
  keys.set(cache, key);
  return key;
}

/** The files of the draft on the screen. */
let files: Draft['files'] = {};

/** Puts the files of the editor into the pictures of the page. */
function fillPictures(root: HTMLElement): void {
  const fill = () => {
    for (const picture of root.querySelectorAll('img')) {
      const name = pictureAt(picture.getAttribute('src') ?? '');
      const address = name === undefined ? undefined : files[name];
      if (address === undefined) continue;
      picture.removeAttribute('srcset');
      picture.src = address;
    }
  };
  new MutationObserver(fill).observe(root, { subtree: true, childList: true, attributeFilter: ['src'] });
}

/** Shows the page of each draft that the editor sends to this frame, as the site would show it. */
export function startPreview(toRecord: ToRecord): void {
  const root = document.getElementById('root')!;
  fillPictures(root);
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Preview toRecord={toRecord} />
      </Suspense>
    </StrictMode>,
  );
}
