import { createRequire } from 'node:module';
import { browserFloor } from '../../vite/browser-floor';

type Version = string | boolean | null;
interface Support {
  version_added: Version;
  version_removed?: Version;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}
interface Node {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: unknown;
}

/** The tables of MDN: https://github.com/mdn/browser-compat-data */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<string, Node>;

/** The browsers of MDN that the versions of the floor stand for. */
const browsers: Record<string, string> = {
  chrome: browserFloor.chrome,
  chrome_android: browserFloor.chrome,
  webview_android: browserFloor.chrome,
  firefox: browserFloor.firefox,
  firefox_android: browserFloor.firefox,
  safari: browserFloor.safari,
  safari_ios: browserFloor.safari,
};

const nodeAt = (path: string): Node | undefined =>
  path.split('.').reduce<Node | undefined>((node, name) => node?.[name] as Node | undefined, data as Node);

/** The version that brought a feature, under its own name and without a switch; Infinity if there is none. */
export function since(path: string, browser: string): number {
  const compat = nodeAt(path)?.__compat;
  if (!compat) throw new Error(`MDN has no feature ${path}.`);
  const versions = [compat.support[browser] ?? []].flat().flatMap((support) => {
    const {
      version_added: added,
      version_removed: removed,
      flags,
      prefix,
      alternative_name: other,
    } = support;
    if (removed || flags || prefix || other || typeof added !== 'string' || added === 'preview') return [];
    return [Number.parseFloat(added.replace('≤', ''))];
  });
  return Math.min(...versions, Infinity);
}

/** Whether MDN has a feature. */
export const isFeature = (path: string): boolean => nodeAt(path)?.__compat !== undefined;

/** The browsers of the floor that lack a feature. */
export const lackingIn = (path: string): string[] =>
  Object.entries(browsers).flatMap(([browser, floor]) =>
    !isFeature(path) || since(path, browser) <= Number(floor) ? [] : [browser],
  );

/** The paths of the features below a node, down to a depth. */
export function* featuresBelow(path: string, depth: number): Generator<string> {
  for (const [name, child] of Object.entries(nodeAt(path) ?? {})) {
    if (name === '__compat' || typeof child !== 'object' || child === null) continue;
    if ((child as Node).__compat) yield `${path}.${name}`;
    if (depth > 1) yield* featuresBelow(`${path}.${name}`, depth - 1);
  }
}
