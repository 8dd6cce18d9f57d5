import { expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { compileContent } from '../../vite/content/compile';
import { siteLanguagesOf, languages } from '../../vite/messages/languages';

const resources = [...new Set(routes.flatMap(({ reads }) => reads))];

test('the sample content compiles in all languages, and uses all of its files', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const { warnings } = compileContent({
    root: '.',
    resources,
    now,
    siteLanguages: siteLanguagesOf(languages),
  });
  expect(warnings.filter((warning) => /\.(fa|ps)\./.test(warning))).toEqual([]);
});
