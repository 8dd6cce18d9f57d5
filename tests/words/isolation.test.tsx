// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AllOf } from '../../src/route';
import { routes } from '../../src/routes';
import { descriptions } from '../../src/server/descriptions';
import { parameters } from '../../src/server/parameters';
import { words } from '../../src/words/common';
import { listPages } from '../../vite/pages/addresses';
import { compileContent } from '../../vite/content/compile';
import { renderPage, type Answers } from '../support/render';

/** What each value of a record ends with: brackets that hold the other script. */
const mark = '(دری)';

const marked = /^(title|name|location|position|employment_type|positions|salary|amount|author)$/;

/** A record with titles, names and other values in two scripts. */
const mixed = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => mixed(each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mixed(each, name)]));
  return typeof value === 'string' && marked.test(key) && !value.includes('<') ? `${value} ${mark}` : value;
};

const resources = [...new Map(routes.flatMap(({ reads }) => reads.map((of) => [of.name, of]))).values()];
const content = compileContent({ root: 'tests/fixtures/lists', resources, now: new Date() });
const bodies = new Map(
  [...content.responses].map(
    ([name, text]) => [`/${name.replace(/\.json$/, '')}`, mixed(JSON.parse(text))] as const,
  ),
);
const answers: Answers = Object.fromEntries(
  [...bodies].map(([address, body]) => [address, () => Response.json(body)]),
);
const all = (({ name }) => (bodies.get(`/api/${name}`) as { data: unknown[] }).data) as AllOf;
/** One page for each route. */
const paths = routes
  .flatMap((route) => listPages([route], { descriptions, parameters }, all).slice(0, 1))
  .map(({ path }) => path);

const isIsolated = (text: string) => text.includes('\u2068');

/** The texts of the page that a value of the other script may reorder. */
function exposed(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? node.textContent! : '';
      // A browser isolates the options of a list.
      const isApart = element.closest('bdi, [dir], option, script, style');
      // What only screen readers are told, as the object of a button, is not laid out.
      const isSpoken = text.startsWith(': ');
      if (text.includes(mark) && !isApart && !isSpoken && !isIsolated(text))
        faults.push(`<${element.localName}> ${text}`);
    }
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      const text = element.getAttribute(name) ?? '';
      // A value alone has the attribute for itself.
      if (text.includes(mark) && !text.endsWith(mark) && !isIsolated(text)) faults.push(`${name}: ${text}`);
    }
  }
  return [...new Set(faults)];
}

it.each(paths)('%s isolates each value of a record', async (path) => {
  await renderPage(path, { answers });
  await vi.dynamicImportSettled();
  await waitFor(() => expect(screen.queryAllByLabelText(words.loading)).toEqual([]), { timeout: 20_000 });
  await vi.dynamicImportSettled();
  expect(exposed()).toEqual([]);
});
