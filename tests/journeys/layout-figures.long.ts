import { renderingTest as test } from './fixtures';
import { desktop, expectFirstRow, expectLowRows, phone, rowsOfLists } from './layout-figures';

const screens = [desktop, { ...desktop, width: 1440, height: 900 }, phone];

for (const prefix of ['/fa', '/ps'])
  for (const list of Object.keys(rowsOfLists))
    test(`the banner and the first row of ${prefix}${list} stand high on desktop and phone`, async ({
      open,
    }) => {
      const page = await open(prefix + list);
      for (const screen of screens) await expectFirstRow(page, prefix + list, screen);
      if (list !== '/audit-reports') await expectLowRows(page, prefix + list);
    });
