import { startTroubleProxy, type TroubleProxy } from '../support/trouble-proxy';
import { hitsApp, matchScope, type Weather } from './plan';

/** The network between device and host, at a fixed address. */
export interface Network {
  url: string;
  /** Applies network conditions, and ends the previous ones. */
  bring(weather: Weather): Promise<void>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** The rate of a slow network (bytes per second): a list takes seconds, a document longer than a relaunch. */
const slowness = { bytesPerSecond: 8_000 };

export async function startNetwork(target: string): Promise<Network> {
  let proxy: TroubleProxy | undefined = await startTroubleProxy(target);
  const { url } = proxy;
  const port = Number(new URL(url).port);

  async function clear() {
    proxy ??= await startTroubleProxy(target, port);
    // Otherwise the proxy would remember every request of the whole run.
    proxy.requests.length = 0;
    proxy.trouble('none');
  }
  return {
    url,
    clear,
    async bring(weather) {
      await clear();
      const { mode } = weather;
      if (mode === 'fine') return;
      if (mode !== 'dead') return proxy?.trouble(mode, matchFault(weather), slowness);
      await proxy?.stop();
      proxy = undefined;
    },
    async stop() {
      await proxy?.stop();
    },
  };
}

/** JSON with status 200 accepts a message, by the contract of forms: such a fault would lose it without a trace. */
const matchFault = ({ mode, scope }: Weather) => {
  const matches = matchScope(scope);
  return (path: string) => matches(path) && !(mode === 'wrong-shape' && path === '/forms');
};

/** Whether the network conditions leave the app's own files and pages alone while it opens. */
export const letsOpen = (weather: Weather): boolean => weather.from === 'acts' || !hitsApp(weather);
