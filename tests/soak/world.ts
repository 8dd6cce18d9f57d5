import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { chromium, type Page } from 'playwright';
import { sha256, unpackPhone, type FrozenPhone } from '../support/frozen-phone';
import { getPhone, type Phone } from '../support/phone';
import { projectRoot } from '../support/project';
import { startNetwork, type Network } from './network';
import { startOrigin, type Origin } from './origin';
import type { Version } from './plan';
import { followWorkers, type Workers } from './workers';

/** A device, its network, and a host that serves one of two versions. */
export interface World {
  url: string;
  phone: Phone;
  network: Network;
  origin: Origin;
  workers: Workers;
  /** A page that no worker controls; it stays open to keep the browser open. */
  bench: Page;
  /** The addresses of pages that both versions have. */
  pages: readonly string[];
  /** The files without which a version does not run. */
  needed: Readonly<Record<Version, readonly string[]>>;
  /** SHA-256 of the files that the versions publish, by address. */
  published: ReadonlyMap<string, ReadonlySet<string>>;
  serve(version: Version): void;
  /** Closes the browser and starts it again with its profile. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** Starts with the frozen phone, as if nothing had been updated since. */
export async function makeWorld(dist: string, browser: string): Promise<World> {
  const frozen = await unpackPhone(undefined, dist);
  const folders: Record<Version, string> = { frozen: frozen.site, present: resolve(projectRoot, dist) };
  const origin = await startOrigin(folders.frozen);
  const network = await startNetwork(origin.url);
  const { url } = network;
  const phone = await getPhone(chromium, browser, {});
  await frozen.setUp(phone, url);
  const frozenAt = Math.floor((await stat(join(frozen.site, 'sw.js'))).mtimeMs / 1_000);

  const start = async () => {
    const bench = await phone.open('about:blank');
    return { bench, workers: await followWorkers(bench, `${url}/`, frozenAt) };
  };
  const world: World = {
    url,
    phone,
    network,
    origin,
    ...(await start()),
    pages: await readPages(folders),
    needed: { present: await readNeeded(folders.present), frozen: await readNeeded(folders.frozen) },
    published: await readPublished(Object.values(folders)),
    serve: (version) => origin.serve(folders[version]),
    async restart() {
      await phone.shutDown();
      Object.assign(world, await start());
    },
    end: () => end(phone, network, origin, frozen),
  };
  return world;
}

async function end(phone: Phone, network: Network, origin: Origin, frozen: FrozenPhone) {
  await phone.discard();
  await network.stop();
  await origin.stop();
  await frozen.discard();
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);

/** Left out: the error page, the app shell, the loader sample, and the viewer without a document. */
const noPages = ['/404', '/shell', '/preloader', '/read'];

async function readPages(folders: Record<Version, string>): Promise<string[]> {
  const [present, frozen] = await Promise.all([listFiles(folders.present), listFiles(folders.frozen)]);
  const inBoth = present.filter((path) => path.endsWith('.html') && frozen.includes(path));
  const addresses = inBoth.map((path) => path.replace(/(^\/index)?\.html$/, '') || '/');
  return addresses.filter((address) => !noPages.includes(address)).sort();
}

const readNeeded = async (folder: string): Promise<string[]> =>
  (await listFiles(folder)).filter((path) => /^\/assets\/[^/]+\.(js|css)$/.test(path));

async function readPublished(folders: readonly string[]): Promise<Map<string, Set<string>>> {
  const published = new Map<string, Set<string>>();
  for (const folder of folders)
    for (const path of (await listFiles(folder)).filter((one) => /\.(pdf|docx?|xlsx?)$/.test(one))) {
      const hashes = published.get(path) ?? new Set<string>();
      published.set(path, hashes.add(sha256(await readFile(join(folder, path)))));
    }
  return published;
}
