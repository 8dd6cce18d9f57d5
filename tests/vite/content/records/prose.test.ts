import { expect, test } from 'vitest';
import { renderProse } from '../../../../vite/content/records/prose';

function render(markdown: string, inline = false) {
  const published: [string, boolean][] = [];
  const told: string[] = [];
  const html = renderProse(markdown, {
    inline,
    publish(name, isImage) {
      published.push([name, isImage]);
      return { url: `/files/itbs/${encodeURIComponent(name)}` };
    },
    report(expected, found) {
      told.push(`${expected} / ${found}`);
      return undefined;
    },
  });
  return { html, published, told };
}

test('a picture with a file for phones offers both, with its size', () => {
  const html = renderProse('![A "well"](well.jpg)', {
    inline: false,
    publish: () => ({
      url: '/files/a.avif',
      width: 1600,
      height: 900,
      small: { url: '/files/b.avif', width: 720 },
    }),
    report: () => undefined,
  });
  expect(html).toContain('src="/files/a.avif" srcset="/files/b.avif 720w, /files/a.avif 1600w"');
  expect(html).toContain('width="1600" height="900" alt="A &quot;well&quot;"');
});

test('a body becomes paragraphs, lists and tables', () => {
  const { html } = render('# A\n\nB *c*\n\n- d\n\n| e |\n|---|\n| f |\n');
  expect(html).toContain('<h1>A</h1>');
  expect(html).toContain('<p>B <em>c</em></p>');
  expect(html).toContain('<li>d</li>');
  expect(html).toContain('<td>f</td>');
});

test('an inline field becomes no paragraph', () => {
  expect(render('Who *are* you?', true).html).toBe('Who <em>are</em> you?');
});

test('an image and a link beside the record get the addresses of the published files', () => {
  const { html, published } = render('![A *field*](photo.avif)\n\n- [form](./form%20a.pdf#page=2)');
  expect(html).toContain('<img src="/files/itbs/photo.avif" alt="A field">');
  expect(html).toContain('<a href="/files/itbs/form%20a.pdf#page=2">form</a>');
  expect(published).toEqual([
    ['photo.avif', true],
    ['form a.pdf', false],
  ]);
});

test.each(['https://example.org/a', '/vacancies', '#top', 'mailto:a@example.org', '//example.org/a'])(
  'a link to %s stays',
  (href) => {
    const { html, published, told } = render(`[a](${href})`);
    expect(html).toBe(`<p><a href="${href}">a</a></p>`);
    expect([published, told]).toEqual([[], []]);
  },
);

test('a link that would run a script is rejected', () => {
  expect(render('[a](javascript:alert(1))').told).toEqual([
    'an address that starts with https:, http:, mailto: or tel: / "javascript:alert(1)"',
  ]);
});

test('a lone percent sign is part of the name', () => {
  expect(render('[a](100%.pdf)').published).toEqual([['100%.pdf', false]]);
});

test.each([
  '<frameset>',
  'a <FRAMESET> b',
  '<script>go()</script>',
  '<iframe src="a"></iframe>',
  '<plaintext>',
])('%s is rejected, because no page renders its content', (markdown) => {
  expect(render(markdown).told[0]).toMatch(/^text, and HTML that a page shows \/ <[a-z]+>$/);
});

test('HTML that pages render, and an element named in code, stay', () => {
  const { html, told } = render('H<sub>2</sub>O, `<frameset>`\n\n    <script>\n');
  expect(html).toContain('H<sub>2</sub>O');
  expect(told).toEqual([]);
});

test('deeply nested Markdown is a fault, not a crash', () => {
  const { html, told } = render('>'.repeat(50_000));
  expect(html).toBeUndefined();
  expect(told).toEqual([expect.stringMatching(/^Markdown that can be read \/ .+/)]);
});
