import { chromium, type Page } from 'playwright';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import { ratio, type Measured } from './measured';
import { longestTask } from './paint-marks';
import { relaunch } from './relaunch';
import { settle } from './settle';
import { vacancyTitles } from './titles';

const sizes = [10, 100, 1_000] as const;
type Size = (typeof sizes)[number];

const savedTitle = 'Saved paper';

/** The same device with more and more saved documents. */
export async function measureSavedGrowth({ runs, dist, browser, say }: Bench): Promise<Measured[]> {
  const site = await startSite({ dist });
  const phone = await getPhone(chromium, browser, {});
  try {
    const texts = await vacancyTitles(site.url);
    await settle(await phone.open(`${site.url}/vacancies`));
    const found = {} as Record<Size, Record<'heading' | 'row' | 'task' | 'saved' | 'savedTask', number[]>>;
    for (const size of sizes) {
      say(`Measuring ${size} saved documents`);
      await putSaved(await phone.open(`${site.url}/vacancies`), size);
      await phone.shutDown();
      await site.stop();
      found[size] = await repeat(runs, async () => {
        const { marks: list } = await relaunch(phone, `${site.url}/vacancies`, texts);
        await phone.shutDown();
        const { marks: saved } = await relaunch(phone, `${site.url}/saved`, [savedTitle]);
        await phone.shutDown();
        return {
          heading: list.heading,
          row: list.row,
          task: longestTask(list),
          saved: saved.row,
          savedTask: longestTask(saved),
        };
      });
    }
    return [...sizes.flatMap((size) => linesOf(size, found[size])), ...comparisons(found[1_000], found[10])];
  } finally {
    await phone.discard();
    await site.stop();
  }
}

type Found = Record<'heading' | 'row' | 'task' | 'saved' | 'savedTask', number[]>;

const linesOf = (size: Size, found: Found): Measured[] => [
  { name: `${size} saved: relaunch of /vacancies until the heading`, unit: 'ms', values: found.heading },
  { name: `${size} saved: relaunch of /vacancies until the first row`, unit: 'ms', values: found.row },
  { name: `${size} saved: longest task of it`, unit: 'ms', values: found.task, target: { atMost: 200 } },
  { name: `${size} saved: relaunch of /saved until the first document`, unit: 'ms', values: found.saved },
  { name: `${size} saved: longest task of it`, unit: 'ms', values: found.savedTask, target: { atMost: 200 } },
];

const comparisons = (many: Found, few: Found): Measured[] =>
  (['heading', 'row', 'saved'] as const).map((what) => ({
    name: `1000 saved to 10: ${{ heading: 'heading of /vacancies', row: 'its first row', saved: '/saved' }[what]}`,
    unit: 'x',
    values: [ratio(many[what], few[what])],
    ...(what !== 'saved' && { target: { atMost: 1.1 } }),
  }));

/** In the app's format: the copies with their headers, and the rows of the catalogue. */
async function putSaved(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ({ count, title }) => {
      const bytes = new Uint8Array(20_000).fill(32);
      bytes.set(new TextEncoder().encode('%PDF-1.4'));
      const documents = Array.from({ length: count }, (_, index) => ({
        url: new URL(`/files/vacancies/saved-${index}.pdf`, location.href).href,
        title: `${title} ${index}`,
        isNamedByList: true,
        page: '/vacancies',
        size: bytes.length,
        type: 'PDF',
        savedAt: Date.now() - index * 60_000,
      }));
      const cache = await caches.open('ngo-saved-documents');
      for (const document of documents) {
        const headers = {
          'content-type': 'application/pdf',
          'content-length': String(bytes.length),
          'x-saved-as': encodeURIComponent(JSON.stringify(document)),
        };
        await cache.put(document.url, new Response(bytes, { headers }));
      }
      const opening = indexedDB.open('ngo');
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const transaction = opening.result.transaction('rows', 'readwrite');
      for (const document of documents)
        transaction.objectStore('rows').put(document, `saved/${document.url}`);
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = reject;
      });
      opening.result.close();
    },
    { count, title: savedTitle },
  );
}
