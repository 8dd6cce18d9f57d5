// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchKey } from '../../../src/shell/background/search-key';
import { address, renderPage } from '../../support/render';

const renderAt = (header: boolean) =>
  renderPage(
    <>
      {header && <div data-sticky="false" />}
      <SearchKey />
    </>,
    { at: '/vacancies' },
  );

test('"/" opens the search, but not with another key or where it is typed', async () => {
  const { user } = await renderAt(true);
  await user.keyboard('{Control>}/{/Control}');
  const field = document.body.appendChild(document.createElement('input'));
  await user.type(field, '/');
  expect([address(), field.value]).toEqual(['/vacancies', '/']);
  field.remove();
  await user.keyboard('/');
  await waitFor(() => expect(address()).toBe('/search'));
});

test('"/" does nothing on a page without the header, such as the viewer', async () => {
  const { user } = await renderAt(false);
  await user.keyboard('/');
  expect(address()).toBe('/vacancies');
});
