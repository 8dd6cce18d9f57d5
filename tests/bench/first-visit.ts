import { chromium } from 'playwright';
import { launchArgs } from '../support/browser';
import { startScripts } from '../support/start-scripts';
import { settle } from './settle';
import { getPhone } from '../support/phone';

/** The URLs that a page requests on a first visit, before any scroll or input. */
export interface FirstVisit {
  /** The scripts that the page needs to start. */
  scripts: string[];
  /** The carousel library, which loads once a carousel is in view. */
  carousels: string[];
  /** The scripts that come once the page has started. */
  laterScripts: string[];
  /** Images that are at least partly in the viewport. */
  imagesInView: string[];
  /** Images below the viewport that the browser fetched ahead. */
  imagesBelow: string[];
  /** Everything else: the page itself, styles, data, icons. */
  rest: string[];
}

const isCarousel = (address: string) => /\/swiper[^/]*\.js$/.test(address);

/** Opens a page on a screen of 360 by 740 with an empty profile, and without the worker, whose requests come later. */
export async function visitFirst(program: string, address: string): Promise<FirstVisit> {
  const browser = await chromium.launch({ executablePath: program, args: [...launchArgs] });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const asked: { address: string; type: string }[] = [];
    page.on('request', (request) => asked.push({ address: request.url(), type: request.resourceType() }));
    await page.goto(address, { waitUntil: 'networkidle' });
    const inView = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        })
        .map(({ currentSrc }) => currentSrc),
    );
    const of = (...types: string[]) =>
      asked.filter(({ type }) => types.includes(type)).map((request) => request.address);
    const scripts = of('script');
    const paths = await startScripts(page);
    const isOfStart = (script: string) => paths.includes(new URL(script).pathname);
    const images = of('image').filter((image) => image.startsWith('http'));
    return {
      scripts: scripts.filter(isOfStart),
      carousels: scripts.filter(isCarousel),
      laterScripts: scripts.filter((script) => !isOfStart(script) && !isCarousel(script)),
      imagesInView: images.filter((image) => inView.includes(image)),
      imagesBelow: images.filter((image) => !inView.includes(image)),
      rest: asked
        .filter(({ type, address: at }) => type !== 'script' && type !== 'image' && at.startsWith('http'))
        .map((request) => request.address),
    };
  } finally {
    await browser.close();
  }
}

/** The URLs that the worker has precached and prefetched after a first visit. */
export async function storedByFirstVisit(program: string, address: string) {
  const phone = await getPhone(chromium, program, {});
  try {
    const page = await phone.open(address);
    await settle(page);
    return await page.evaluate(async () => {
      const read = async (isWanted: (name: string) => boolean) => {
        const names = (await caches.keys()).filter(isWanted);
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => url.replace(/[?&]__WB_REVISION__=[^&]*/, ''));
      };
      return {
        precache: await read((name) => name.includes('precache')),
        lists: await read((name) => name === 'ngo-api'),
      };
    });
  } finally {
    await phone.discard();
  }
}
