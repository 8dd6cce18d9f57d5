// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyComponent } from '../../../../src/components/ui/lazy/use-lazy-component';
import { renderPage } from '../../../support/render';
import { expectWarning } from '../../../support/console';

const Greeting = ({ name }: { name: string }) => <p>{`Salaam, ${name}`}</p>;

function Fetcher({ importComponent }: { importComponent: () => Promise<typeof Greeting> }) {
  const { Component, load } = useLazyComponent(importComponent);
  return Component ? <Component name="Laila" /> : <button onClick={() => void load()}>Fetch</button>;
}

test('loads the component on demand', async () => {
  const importComponent = vi.fn(async () => Greeting);
  const { user } = await renderPage(<Fetcher importComponent={importComponent} />);
  expect(importComponent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Salaam, Laila')).toBeTruthy();
});

test('a failed load leaves the page unchanged, and the next press tries again', async () => {
  expectWarning(/Failed to fetch/);
  const importComponent = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = await renderPage(<Fetcher importComponent={importComponent} />);
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Salaam, Laila')).toBeTruthy();
});

test('a part that does not arrive is given up after 20 s, and the next press asks again', async () => {
  expectWarning(/did not arrive within 20000 ms/);
  const { user } = await renderPage(
    <Fetcher
      importComponent={vi.fn(async () => Greeting).mockImplementationOnce(() => new Promise(() => undefined))}
    />,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.getByRole('button').click();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Salaam, Laila')).toBeTruthy();
});
