import { startTroubleProxy, type TroubleProxy } from '../support/trouble-proxy';
import { hitsApp, matchScope, type Weather } from './plan';

/** The network between phone and host, at an address that stays. */
export interface Network {
  url: string;
  /** Brings a weather, and ends the one before. */
  bring(weather: Weather): Promise<void>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Transfers of a slow network (bytes per second): a list in seconds, a document never in a relaunch. */
const slowness = { bytesPerSecond: 8_000 };

export async function startNetwork(target: string): Promise<Network> {
  let proxy: TroubleProxy | undefined = await startTroubleProxy(target);
  const { url } = proxy;
  const port = Number(new URL(url).port);

  async function clear() {
    proxy ??= await startTroubleProxy(target, port);
    // It would remember each request of the whole run.
    proxy.requests.length = 0;
    proxy.trouble('none');
  }
  return {
    url,
    clear,
    async bring(weather) {
      await clear();
      const { mode, scope } = weather;
      if (mode === 'fine') return;
      if (mode !== 'dead') return proxy?.trouble(mode, matchScope(scope), slowness);
      await proxy?.stop();
      proxy = undefined;
    },
    async stop() {
      await proxy?.stop();
    },
  };
}

/** Whether a weather leaves the app's own files and pages alone while it is opened. */
export const letsOpen = (weather: Weather): boolean => weather.from === 'acts' || !hitsApp(weather);
