import type { Plugin } from 'vite';

/** The colours of a site from which its palette is made: `#1B3B6F`. */
export interface Seeds {
  /** Header, links, buttons. */
  main: string;
  /** Fills and underlines; on dark grounds also text. */
  accent: string;
}

/** The colours of the sources that stand for what is made of the seeds. All others are the same for each site. */
const ofSample = {
  main: '#1B3B6F',
  mainOnDark: '#9DBBEF',
  darkHeader: '#16294A',
  accent: '#D98E04',
  accentPressed: '#E9A11F',
  accentOnDark: '#F0B13C',
  /** The ink, in a colour of its own: on a dark accent stands white. */
  onAccent: '#1D2434',
};
type Palette = typeof ofSample;

export const sampleSeeds: Seeds = ofSample;

/** The grounds and inks of `src/theme/theme.ts`. */
const ground = { white: '#FFFFFF', paper: '#FAF7F2', ink: '#1D2433', night: '#10151F', darkSheet: '#1B2538' };

/** What text must have: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const ofText = 4.5;
/** Links in the dark scheme are read at night, on old screens. */
const ofTextOnDark = 7;

type Rgb = [number, number, number];
const rgb = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Rgb;
const hex = (channels: Rgb) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** `colour` with a share of another, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const to = rgb(other);
  return hex(rgb(colour).map((channel, at) => channel + (to[at]! - channel) * share) as Rgb);
}

/** The light of a channel, from 0 to 1. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map(linear);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colour, with as much white as it needs to have the contrast on each of the grounds; white at the end. */
function lightened(colour: string, grounds: readonly string[], least: number): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, ground.white, step / 20));
  return steps.find((step) => grounds.every((one) => contrast(step, one) >= least)) ?? ground.white;
}

/** A pair of colours that would be hard to read, and the seed that it comes from. */
export interface WeakPair {
  seed: keyof Seeds;
  sentence: string;
}

/**
 * The palette of a site: by colour of the sources, in capital letters, that which takes its place; and the pairs that
 * lack the contrast that text needs. Without seeds of its own, a site has the colours of the sources.
 */
export function paletteOf(given: Partial<Seeds>): { colours: ReadonlyMap<string, string>; weak: WeakPair[] } {
  if (!given.main && !given.accent) return { colours: new Map(), weak: [] };
  const main = (given.main ?? ofSample.main).toUpperCase();
  const accent = (given.accent ?? ofSample.accent).toUpperCase();
  const darkHeader = mix(main, ground.night, 0.45);
  const isDark = contrast(ground.white, accent) > contrast(ofSample.onAccent, accent);
  const dark = [ground.night, ground.darkSheet];
  const palette: Palette = {
    main,
    mainOnDark: lightened(main, dark, ofTextOnDark),
    darkHeader,
    accent,
    accentPressed: mix(accent, isDark ? ground.night : ground.white, 0.15),
    accentOnDark: lightened(accent, [...dark, main, darkHeader], ofText),
    onAccent: isDark ? ground.white : ofSample.onAccent,
  };
  const pairs: [keyof Seeds, string, string, string][] = [
    ['main', main, ground.paper, 'as a link on the page'],
    ['main', ground.white, main, 'as text on header and buttons'],
    ['main', ground.white, darkHeader, 'as text on the dark header'],
    ['main', ground.night, palette.mainOnDark, 'as text on dark buttons'],
    ['accent', palette.onAccent, accent, 'as text on a fill'],
    ['accent', palette.onAccent, palette.accentPressed, 'as text on a pressed fill'],
    ['accent', ground.night, palette.accentOnDark, 'as text on a fill in the dark'],
    ['accent', palette.accentOnDark, main, 'as text on the header'],
  ];
  const weak = pairs.flatMap(([seed, text, on, use]): WeakPair[] => {
    const found = contrast(text, on);
    if (found >= ofText) return [];
    const ratio = (Math.floor(found * 10) / 10).toFixed(1);
    return [
      { seed, sentence: `${text} on ${on}, ${use}, has a contrast of ${ratio}:1 and needs ${ofText}:1` },
    ];
  });
  const entries = Object.entries(palette).map(
    ([name, colour]) => [ofSample[name as keyof Palette], colour] as const,
  );
  return { colours: new Map(entries), weak };
}

/** Lightness, and the two axes of hue and chroma: https://bottosson.github.io/posts/oklab/ */
type Oklab = [number, number, number];

function oklab(colour: string): Oklab {
  const [r, g, b] = rgb(colour).map(linear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour of these; undefined where no screen shows it. */
function shown([lightness, a, b]: Oklab): string | undefined {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
  return channels.every((channel) => channel > -0.5 && channel < 255.5) ? hex(channels as Rgb) : undefined;
}

/** The colour in another lightness, with as much of its chroma as a screen can show. */
function shade([, a, b]: Oklab, lightness: number): string {
  const shares = Array.from({ length: 101 }, (_, step) => 1 - step / 100);
  const found = shares.map((share) => shown([lightness, share * a, share * b]));
  return found.find((one) => one !== undefined) ?? ground.white;
}

/** From black to white; the difference of two is hardly seen. */
const stepsOfLightness = 200;

/** The shade of a seed nearest to it with which no pair is weak, and whether it is darker; undefined if there is none. */
export function nearestShade(
  given: Partial<Seeds>,
  seed: keyof Seeds,
): { colour: string; isDarker: boolean } | undefined {
  const own = oklab(given[seed]!);
  for (let step = 1; step <= stepsOfLightness; step += 1) {
    for (const isDarker of [true, false]) {
      const lightness = own[0] + ((isDarker ? -1 : 1) * step) / stepsOfLightness;
      const colour = lightness < 0 || lightness > 1 ? undefined : shade(own, lightness);
      if (colour && paletteOf({ ...given, [seed]: colour }).weak.length === 0) return { colour, isDarker };
    }
  }
  return undefined;
}

const sampleColours = new RegExp(Object.values(ofSample).join('|'), 'gi');

/** A text of the sources with the colours of the site. */
export const recoloured = (text: string, colours: ReadonlyMap<string, string>): string =>
  colours.size === 0
    ? text
    : text.replace(sampleColours, (colour) => colours.get(colour.toUpperCase()) ?? colour);

/**
 * Puts the colours of the site into page, worker and HTML, wherever the sources write those of the sample: style sheets
 * and pages that stand before the app, or without it, have no theme to ask. The colours have the same length, so places
 * in the sources stay as they are.
 */
export const siteColours = (colours: ReadonlyMap<string, string>): Plugin => ({
  name: 'site-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(src|sw)\/[^?]*\.tsx?$/, code: sampleColours },
    handler: (code) => ({ code: recoloured(code, colours), map: null }),
  },
  transformIndexHtml: (html) => recoloured(html, colours),
});
