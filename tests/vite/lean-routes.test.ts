import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../vite/lean-routes.ts';

test('the app’s scripts have the route table without its descriptions', () => {
  const lean = withoutDescriptions(readFileSync('src/routes.tsx', 'utf8'));
  expect(lean).not.toContain('Livelihoods, finance and enterprise');
  expect(lean).toContain("path: '/vacancies'");
});

test('a table in another format is rejected', () =>
  expect(() => withoutDescriptions("    path: '/',\n    description: sentence,\n")).toThrow(
    'The route table has 1 paths and 0 descriptions were found: see vite/lean-routes.ts.',
  ));
