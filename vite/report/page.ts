import { escapeHtml } from '../pages/escape-html';
import { verdictOf, type Report } from './report';

/** The report as a page for editors, at `/admin/report`. What is named in it leads to its form in the editor. */
export function pageOf(report: Report, { now, zone }: { now: Date; zone: string }): string {
  const { site, errors, findings } = report;
  const time = new Intl.DateTimeFormat('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone || 'UTC',
  }).format(now);
  const sections = [
    ...(errors.length > 0 ? [{ title: 'Mistakes that stop a build', lines: errors }] : []),
    ...findings,
  ].map(({ title, lines }, at) => sectionOf(site, `part-${at}`, title, lines));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>What deserves a look in the content</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>What deserves a look in the content</h1>
      <p>${escapeHtml(verdictOf(report))}</p>
      <p class="quiet">Read on <time datetime="${now.toISOString()}">${escapeHtml(time)}</time>, ${escapeHtml(zone || 'UTC')}.</p>
      <p><a href="${editor}">Open the editor</a></p>
${sections.join('')}    </main>
  </body>
</html>
`;
}

const editor = '/admin';

const sectionOf = (site: string, id: string, title: string, lines: readonly string[]): string =>
  `      <section aria-labelledby="${id}">
        <h2 id="${id}">${escapeHtml(title)} <span class="quiet">(${lines.length})</span></h2>
        <ul>
${lines.map((line) => `          <li>${withLink(site, line)}</li>\n`).join('')}        </ul>
      </section>
`;

/** A line with its file, at its beginning, as a link to the form of that file. */
function withLink(site: string, line: string): string {
  if (!line.startsWith(`${site}/`)) return escapeHtml(line);
  const [, path = '', rest = ''] = /^([^\s:]+)(.*)$/s.exec(line.slice(site.length + 1)) ?? [];
  const form = formOf(path);
  const name = escapeHtml(path);
  return `${form ? `<a href="${editor}#/collections/${escapeHtml(form)}">${name}</a>` : name}${escapeHtml(rest)}`;
}

/** The address of a form in the editor: a translation stands in that of its record. */
function formOf(path: string): string | undefined {
  if (path === 'site.yaml') return 'site/entries/site';
  const [, folder, stem] =
    /^([\w-]+)\/([^/]+?)(?:\.[a-z]{2,3}(?:-[A-Za-z]+)?)?\.(?:md|ya?ml|json)$/.exec(path) ?? [];
  return folder && stem ? `${folder}/entries/${encodeURIComponent(stem)}` : undefined;
}

const style = `
      :root { color-scheme: light dark; --paper: #faf7f2; --ink: #1d2433; --quiet: #565e6c; --link: #1b3b6f; --line: #e4ded3; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #10151f; --ink: #e8e6e1; --quiet: #a9b1bf; --link: #9dbbef; --line: #2b3447; }
      }
      body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
      main { max-inline-size: 76ch; margin-inline: auto; padding: 1.5rem 1rem 3rem; }
      h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 1rem; }
      h2 { font-size: 1.15rem; line-height: 1.3; margin-block: 0 0.5rem; }
      section { border-block-start: 1px solid var(--line); padding-block: 1.25rem; }
      ul { margin: 0; padding-inline-start: 1.25rem; }
      li { overflow-wrap: anywhere; margin-block-end: 0.5rem; }
      a { color: var(--link); }
      .quiet { color: var(--quiet); font-weight: 400; }
    `;
