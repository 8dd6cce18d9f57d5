import { testRules } from './accessibility-rules';
import { test } from './fixtures';
import { pageKinds } from './page-kinds';
import { lists } from './lists';

const paths = [
  ...pageKinds,
  ...lists.map(({ page }) => page),
  '/about',
  '/events',
  '/publications',
  '/search?q=herat',
];

for (const language of ['fa', 'ps'])
  test.describe(language, () =>
    testRules(
      [...new Set(paths)].map((path) => `/${language}${path}`),
      { locale: language === 'fa' ? 'fa-AF' : 'ps' },
    ),
  );
