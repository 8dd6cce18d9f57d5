import { troubles, type TroubleMode } from '../support/trouble';
import { actNames, type ActName } from './act-names';
import { Random } from './random';

/** The build under test, and the version of the frozen phone. */
export type Version = 'present' | 'frozen';

/** The requests that a fault applies to: data and documents, the files of the app with its worker and pages, or all. */
export type Scope = 'data' | 'app' | 'all';

export interface Weather {
  mode: 'fine' | 'dead' | TroubleMode;
  scope: Scope;
  /** `acts`: the network fails only after the app was opened. */
  from: 'opening' | 'acts';
}

/**
 * What the system evicts while the app is closed, or damages: `damage` replaces the bytes of one file of the app. `dice`
 * picks among the candidates.
 */
export type Eviction =
  | { kind: 'cache' | 'entry' | 'half'; name: string; dice: number }
  | { kind: 'row'; prefix: string; dice: number }
  | { kind: 'damage'; dice: number }
  | { kind: 'database'; name: string }
  | { kind: 'storage'; types: string };

export type Kill = 'none' | 'workers' | 'tab' | 'crash';

/** One relaunch: a new page after the workers were stopped. */
export interface Step {
  index: number;
  /** The version that the server has. */
  version: Version;
  isNewBrowser: boolean;
  weather: Weather;
  evictions: readonly Eviction[];
  /** The error of the device's clock (ms). */
  clock: number;
  /** Picks the page. */
  address: number;
  acts: readonly { name: ActName; dice: number }[];
  /** What interrupts the last action, and when (ms after its start). */
  kill: Kill;
  killAfter: number;
}

const hour = 3_600_000;
const day = 24 * hour;
const clocks = [0, 0, 0, hour, -hour, day, -day, 40 * day, -40 * day, 730 * day, -730 * day];

/** How many consecutive relaunches share the version at the server, and the clock error. */
const versionBlock = 6;
const clockBlock = 9;
const browserBlock = 50;

/** The share of relaunches before which a file of the app is damaged. */
const damageChance = 0.06;

/** Faults that hang cost seconds each. */
const hanging: ReadonlySet<string> = new Set<TroubleMode>(['silent', 'silent-half', 'slow']);
const weatherWeights = {
  fine: 45,
  dead: 18,
  ...Object.fromEntries(Object.keys(troubles).map((mode) => [mode, hanging.has(mode) ? 2 : 4])),
} as Record<Weather['mode'], number>;

const cacheWeights = {
  'ngo-api': 4,
  'ngo-pages': 2,
  'ngo-images': 2,
  'ngo-documents': 2,
  'ngo-saved-documents': 2,
  'ngo-former-documents': 2,
  'ngo-reader': 2,
  '-precache-': 4,
};
const rowPrefixes = ['/api/', 'saved/', 'section/', 'edition/', 'reading/', 'preferences/'];

/**
 * The plan of a relaunch: the same for the same seed and index, whatever came before. A change of a table of weights, or
 * of the order of the draws, changes the plans of all seeds.
 */
export function planStep(seed: number, index: number): Step {
  const random = new Random(seed, 'step', index);
  const ofBlock = (what: string, length: number) => new Random(seed, what, Math.floor(index / length));
  return {
    index,
    version: ofBlock('version', versionBlock).isBelow(0.65) ? 'present' : 'frozen',
    isNewBrowser: index % browserBlock === 0,
    weather: {
      mode: random.weigh(weatherWeights),
      scope: random.weigh({ data: 5, app: 3, all: 4 }),
      from: random.weigh({ opening: 3, acts: 2 }),
    },
    evictions: [...(random.isBelow(0.25) ? planEvictions(random) : []), ...planDamage(seed, index)],
    clock: ofBlock('clock', clockBlock).pick(clocks),
    address: random.next(),
    acts: Array.from({ length: 1 + random.below(2) }, () => ({
      name: random.weigh(actNames),
      dice: random.next(),
    })),
    kill: random.weigh({ none: 70, workers: 12, tab: 10, crash: 8 }),
    killAfter: random.below(500),
  };
}

function planEvictions(random: Random): Eviction[] {
  return Array.from({ length: 1 + random.below(2) }, () => planEviction(random));
}

/** Drawn apart from the rest, so that the other draws of a seed are what they were. */
function planDamage(seed: number, index: number): Eviction[] {
  const random = new Random(seed, 'damage', index);
  return random.isBelow(damageChance) ? [{ kind: 'damage', dice: random.next() }] : [];
}

function planEviction(random: Random): Eviction {
  const kind = random.weigh({ cache: 4, entry: 4, half: 2, row: 4, database: 2, storage: 1 });
  if (kind === 'row') return { kind, prefix: random.pick(rowPrefixes), dice: random.next() };
  if (kind === 'database') return { kind, name: random.pick(['ngo', 'workbox-expiration']) };
  if (kind === 'storage') return { kind, types: random.pick(['cache_storage', 'indexeddb', 'all']) };
  return { kind, name: random.weigh(cacheWeights), dice: random.next() };
}

/** Whether the network conditions affect requests for the app's own files and pages. */
export const hitsApp = ({ mode, scope }: Weather): boolean =>
  mode === 'dead' || (mode !== 'fine' && scope !== 'data');

const isData = (path: string) => /^\/(api|files|forms)(\/|$)/.test(path);

/** Which paths the faults of a scope apply to. */
export const matchScope =
  (scope: Scope) =>
  (path: string): boolean =>
    scope === 'all' || isData(path) === (scope === 'data');
