import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables';
import { manifest } from '../../../vite/manifest';
import {
  contrast,
  nearestShade,
  paletteOf,
  recoloured,
  sampleSeeds,
  siteColours,
  type Seeds,
} from '../../../vite/site/colours';
import { makeProject } from '../content/project';
import { projectRoot } from '../../support/project';

const green = { main: '#14532D', accent: '#E2B203' };

test('a contrast is that of WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('without seeds a site has the colours of the sources, whose pairs can be read', () => {
  expect(paletteOf({}).colours.size).toBe(0);
  expect(paletteOf(sampleSeeds).weak).toEqual([]);
});

test.each([
  green,
  { main: '#7A1F1F', accent: '#F2C14E' },
  { main: '#3B2F8F', accent: '#FFB000' },
  { main: '#0B0B0B' },
  { main: '#7A3B2E', accent: '#2F6B4F' },
])('the palettes of %o can be read, light and dark', (seeds) => {
  const { colours, weak } = paletteOf(seeds);
  expect(weak).toEqual([]);
  const at = (colour: string) => colours.get(colour)!;
  expect(at('#1B3B6F')).toBe(seeds.main);
  for (const sheet of ['#10151F', '#1B2538']) {
    expect(contrast(at('#9DBBEF'), sheet)).toBeGreaterThanOrEqual(7);
    expect(contrast(at('#F0B13C'), sheet)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(at('#F0B13C'), at('#16294A'))).toBeGreaterThanOrEqual(4.5);
  for (const fill of ['#D98E04', '#E9A11F'])
    expect(contrast(at('#1D2434'), at(fill))).toBeGreaterThanOrEqual(4.5);
});

test('a pair that cannot be read is named, with its seed', () => {
  expect(paletteOf({ main: '#F5D000' }).weak[0]).toEqual({
    seed: 'main',
    sentence: '#F5D000 on #FAF7F2, as a link on the page, has a contrast of 1.4:1 and needs 4.5:1',
  });
  expect(paletteOf({ accent: '#E4572E' }).weak[0]?.seed).toBe('accent');
});

/** The hue of a colour in degrees, as CSS has it in `hsl()`: near enough to tell red from green. */
function hueOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

test.each([
  [{ main: '#F5D000' }, 'main', true],
  [{ main: '#14532D', accent: '#E4572E' }, 'accent', false],
  [{ main: '#FFFFFF' }, 'main', true],
  [{ main: '#E4572E', accent: '#E2B203' }, 'main', true],
] as const)('of %j the nearest shade that passes is said', (seeds: Partial<Seeds>, seed, isDarker) => {
  const found = nearestShade(seeds, seed)!;
  expect(found.isDarker).toBe(isDarker);
  expect(found.colour).toMatch(/^#[\dA-F]{6}$/);
  const passing = { ...seeds, [seed]: found.colour };
  expect(paletteOf(passing).weak).toEqual([]);
  if (seeds[seed] !== '#FFFFFF') expect(Math.abs(hueOf(found.colour) - hueOf(seeds[seed]!))).toBeLessThan(12);
});

test('coral becomes a coral that is a little lighter', () =>
  expect(nearestShade({ main: '#0B6E6E', accent: '#E4572E' }, 'accent')).toEqual({
    colour: '#EB5E35',
    isDarker: false,
  }));

test('the colours stand where the sources write those of the sample, in capitals or not', () => {
  const { colours } = paletteOf(green);
  expect(recoloured('a:#1b3b6f;b:#FAF7F2', colours)).toBe('a:#14532D;b:#FAF7F2');
  expect(recoloured('a:#1b3b6f', new Map())).toBe('a:#1b3b6f');
  const html = recoloured(readFileSync(join(projectRoot, 'index.html'), 'utf8'), colours);
  expect(html).toContain('content="#14532D" media="(prefers-color-scheme: light)"');
});

test('a build has them in scripts and HTML', async () => {
  const root = makeProject({
    'index.html':
      '<meta name="theme-color" content="#1B3B6F"><script type="module" src="/src/main.ts"></script>',
    'src/main.ts': 'document.title = "#9dbbef";',
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteColours(paletteOf(green).colours)],
    build: { rolldownOptions: { output: { entryFileNames: 'main.js' } } },
  });
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('content="#14532D"');
  expect(readFileSync(join(root, 'dist/main.js'), 'utf8')).toContain(paletteOf(green).colours.get('#9DBBEF'));
});

test('site.yaml names the seeds, and a wrong one by its line', () => {
  const described = (main: string) => ({
    variables: { SITE_NAME: 'A', SITE_COLOUR: main },
    places: new Map([['SITE_COLOUR', 'content/site.yaml:3: colours.main']]),
    names: new Map([['', 'A']]),
    shortNames: new Map(),
    pageNames: new Map(),
  });
  expect(manifest(readBuildVariables({}, described('#14532d'))).theme_color).toBe('#14532D');
  expect(manifest(readBuildVariables({})).theme_color).toBe('#1B3B6F');
  const reading = (main: string) => () => readBuildVariables({}, described(main));
  expect(reading('green')).toThrow(
    `content/site.yaml:3: colours.main must be a colour in quotes, such as '#1B3B6F', but it is "green".`,
  );
  // Without quotes it is a comment of YAML.
  expect(reading('')).toThrow(`colours.main must be a colour in quotes, such as '#1B3B6F', but it is "".`);
  expect(reading('#F5D000')).toThrow(
    /^content\/site\.yaml:3: colours\.main must be a colour that can be read \(#F5D000 on #FAF7F2, as a link on the page, has a contrast of 1\.4:1 and needs 4\.5:1; .*; the nearest that passes is darker, '#[\dA-F]{6}'\), but it is "#F5D000"\.$/,
  );
});
