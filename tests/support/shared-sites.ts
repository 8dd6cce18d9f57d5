import { isRefused } from './ports';
import { startSite, type Site, type SiteOptions } from './site';

export type SharedOptions = Omit<SiteOptions, 'port'>;

export interface SharedSites {
  /**
   * A server of this folder with this environment that has stored no message: one that was given back, or a new one. A
   * new one has the port of the first, unless that is still running: pages keep their origin.
   */
  take(options: SharedOptions): Promise<Site>;
  /** Keeps a running server for the next test, or stops it if it has stored a message. */
  giveBack(options: SharedOptions, site: Site): Promise<void>;
  /** Stops all servers that were given back. */
  stop(): Promise<void>;
}

/** Servers that the tests of one worker process use one after the other: the start of one costs half a second. */
export function shareSites(): SharedSites {
  const kept = new Map<string, Site>();
  const ports = new Map<string, number>();
  const keyOf = ({ dist, env = {} }: SharedOptions) => JSON.stringify([dist, env]);
  return {
    async take(options) {
      const key = keyOf(options);
      const site = kept.get(key);
      kept.delete(key);
      if (site) return site;
      const port = ports.get(key);
      if (port !== undefined && (await isRefused(port))) return startSite({ ...options, port });
      const started = await startSite(options);
      if (port === undefined) ports.set(key, started.port);
      return started;
    },
    async giveBack(options, site) {
      const key = keyOf(options);
      if (kept.has(key) || site.messages().length > 0) await site.stop();
      else kept.set(key, site);
    },
    async stop() {
      await Promise.all([...kept.values()].map((site) => site.stop()));
      kept.clear();
    },
  };
}
