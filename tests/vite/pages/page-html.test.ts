import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import {
  filledHtml,
  pageHtml,
  refuseInlineScripts,
  withStartNote,
  globalCss,
} from '../../../vite/pages/page-html.ts';
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Site</title>
    <meta name="description" content="" />
  </head>
  <body>
    <div id="root"></div>
    <noscript>This site needs JavaScript.</noscript>
  </body>
</html>
`;
const vacancies = {
  path: '/vacancies',
  route: '/vacancies',
  title: 'Vacancies',
  description: 'Open positions.',
};
const variables = readBuildVariables({ VITE_LANGUAGES: 'en' });
const withAddress = readBuildVariables({ VITE_LANGUAGES: 'en', VITE_SITE_URL: 'https://example.org' });

describe('the head of a page', () => {
  test('has the page and the organisation, for search engines and shared links', () => {
    const html = pageHtml(shell, vacancies, variables);
    expect(html).toContain('<title>Vacancies · Nawruzan Livelihoods Organisation</title>');
    expect(html).toContain('<meta name="description" content="Open positions." />');
    expect(html).toContain('property="og:title" content="Vacancies"');
    expect(html).toContain('property="og:description" content="Open positions."');
    expect(html).toContain('property="og:type" content="website"');
  });

  test('has the canonical address if that of the site is known', () => {
    expect(pageHtml(shell, vacancies, variables)).not.toContain('canonical');
    expect(pageHtml(shell, vacancies, withAddress)).toContain(
      '<link rel="canonical" href="https://example.org/vacancies" />',
    );
  });

  const published = {
    image: 'https://example.org/assets/preview-1.jpg',
    lines: ['<link rel="alternate" href="https://example.org/vacancies.atom" />'],
    changedOn: undefined,
  };

  test('has the picture of its preview, and further lines, if the address of the site is known', () => {
    const html = pageHtml(shell, vacancies, withAddress, published);
    for (const line of [
      '<meta property="og:url" content="https://example.org/vacancies" />',
      '<meta property="og:image" content="https://example.org/assets/preview-1.jpg" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<meta name="twitter:title" content="Vacancies" />',
      '<meta name="twitter:image" content="https://example.org/assets/preview-1.jpg" />',
      published.lines[0]!,
    ])
      expect(html).toContain(line);
    const unlisted = pageHtml(shell, { ...vacancies, isUnlisted: true }, withAddress);
    expect(unlisted).not.toMatch(/canonical|og:url/);
  });

  test('of the home page is called as the site in previews; an alias has the address of its page', () => {
    const home = { ...vacancies, path: '/', title: 'Home' };
    expect(pageHtml(shell, home, variables)).toContain(
      'property="og:title" content="Nawruzan Livelihoods Organisation"',
    );
    expect(pageHtml(shell, { ...vacancies, canonical: '/jobs' }, withAddress)).toContain(
      '<link rel="canonical" href="https://example.org/jobs" />',
    );
  });

  test('escapes any text', () => {
    const html = pageHtml(shell, { ...vacancies, title: '<b>"R&D" $& \'it\'</b>' }, variables);
    expect(html).toContain('<title>&lt;b&gt;&quot;R&amp;D&quot; $&amp; &#39;it&#39;&lt;/b&gt; · ');
  });

  test('is rejected if the shell lacks its elements', () => {
    const bare = shell.replace('<title>Site</title>', '');
    expect(() => pageHtml(bare, vacancies, variables)).toThrow(
      'index.html must have exactly one <title>, but it has 0.',
    );
  });
});

describe('a prerendered page', () => {
  const page = {
    markup: '<link rel="preload" as="image" href="/a.avif"/><meta name="x" content="y"/><main>Drivers</main>',
    styles: '<style data-emotion="css a">.css-a{color:red}</style>',
    rows: [['/api/vacancies', { value: [{ title: 'Drivers' }], confirmedAt: 5, stamp: 's' }]] as const,
    builtOn: '2026-11-20',
  };
  const html = filledHtml(shell, '/vacancies', 5, page);

  test('has its markup in the root, its styles in the head, and its data beside it', () => {
    expect(html).toContain('<div id="root"><main>Drivers</main></div>');
    expect(html.indexOf('css-a{')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain(
      '<script type="application/json" id="prerendered">{"path":"/vacancies","builtAt":5,"builtOn":"2026-11-20",',
    );
  });

  test('has hoisted elements in its head', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<link rel="preload" as="image" href="/a.avif"/>');
    expect(head).toContain('<meta name="x" content="y"/>');
  });

  test('does not say that it needs JavaScript, and expands collapsed content without it', () => {
    expect(html).not.toContain('needs JavaScript');
    expect(html).toContain('<noscript><style>');
  });

  test('is rejected if the shell lacks its elements', () =>
    expect(() => filledHtml(shell.replace('"root"', '"app"'), '/', 5, page)).toThrow(
      'index.html must have exactly one <div id="root">, but it has 0.',
    ));
});

describe('the note of a page while the app loads slowly', () => {
  const words = { readable: 'It can be <read>.', empty: 'It is on its way.', tooOld: 'It is too <old>.' };

  test('depends on whether the page has content, and comes after it', () => {
    const filled = shell.replace('<div id="root"></div>', '<div id="root"><p>Text</p></div>');
    const html = withStartNote(filled, words);
    expect(html).toContain(
      '<p data-start-note role="status"><span>It can be &lt;read&gt;.</span><span data-too-old>It is too &lt;old&gt;.</span></p>',
    );
    expect(html.indexOf('data-start-note')).toBeGreaterThan(html.indexOf('<p>Text</p>'));
    expect(withStartNote(shell, words)).toContain(
      '<p data-start-note role="status"><span>It is on its way.<',
    );
  });

  test('is hidden without scripts', () =>
    expect(withStartNote(shell, words)).toContain(
      '<noscript><style>[data-start-note]{display:none}</style></noscript>',
    ));
});

describe('an inline script in a page', () => {
  test.each([
    ['a file', '<script type="module" crossorigin src="/assets/a.js"></script>'],
    ['data', '<script type="application/json" id="x">{}</script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
  ])('may be %s', (_, script) => expect(() => refuseInlineScripts('/', script)).not.toThrow());

  test.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<script type="module">go()</script>', 'go()'],
    ['<script src="/a.js">go()</script>', 'go()'],
  ])('may not be %s', (script, found) =>
    expect(() => refuseInlineScripts('/jobs', script)).toThrow(
      `/jobs: expected no inline script, found "${found}".`,
    ),
  );
});

test('the page of the development server has the global CSS before its content', async () => {
  const root = await mkdtemp(join(tmpdir(), 'look-'));
  await mkdir(join(root, 'src/server'), { recursive: true });
  await writeFile(
    join(root, 'src/server/global-css.tsx'),
    "export const globalCss = () => 'body{margin:0}';",
  );
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [globalCss()],
  });
  const html = await server.transformIndexHtml('/', '<html><head></head><body></body></html>');
  expect(html).toMatch(/<style data-global-css>body\{margin:0\}<\/style>\s*<\/head>/);
  await server.close();
  await rm(root, { recursive: true });
});
