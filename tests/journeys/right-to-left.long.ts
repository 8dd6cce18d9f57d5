import { testRules } from './accessibility-rules';
import { test } from './fixtures';
import { addressesOf, pageKinds } from './page-kinds';
import { lists } from './lists';

const paths = [...lists.map(({ page }) => page), '/about', '/events', '/publications', '/search?q=women'];

for (const language of ['fa', 'ps'])
  test.describe(language, () =>
    testRules(
      (records) =>
        [...new Set([...addressesOf(pageKinds, records), ...paths])].map((path) => `/${language}${path}`),
      { locale: language === 'fa' ? 'fa-AF' : 'ps' },
    ),
  );
