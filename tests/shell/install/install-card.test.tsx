// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPreference } from '../../../src/data/device/preferences';
import { writeRow } from '../../../src/data/device/rows';
import { useDevice } from '../../pwa/devices';
import { renderPage } from '../../support/render';
import { restartApp } from '../../support/restart-app';

const title = 'Keep this site on your device';

beforeEach(restartApp);
afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

/** Renders the card after `visitsBefore` visits. */
async function visit(visitsBefore: number) {
  await writeRow('preferences/visits', { count: visitsBefore, lastAt: 0 });
  const { countVisit } = await import('../../../src/data/device/visits');
  const { InstallCard } = await import('../../../src/shell/install/install-card');
  useDevice('safari');
  const view = await renderPage(<InstallCard />);
  await waitFor(async () => expect(await countVisit()).toBe(visitsBefore + 1));
  return view;
}
const card = () => screen.queryByRole('region', { name: title });

test('is not shown on the first visit', async () => {
  await visit(0);
  expect(card()).toBeNull();
});

test('on the second visit it shows how to install, and closes after that', async () => {
  const { user } = await visit(1);
  await screen.findByRole('region', { name: title });
  await user.click(screen.getByRole('button', { name: 'Show me how' }));
  await screen.findByRole('dialog', { name: 'Install this app' });
  expect(card()).toBeNull();
});

test('can be dismissed for good by keyboard', async () => {
  const first = await visit(1);
  await screen.findByRole('region', { name: title });
  await first.user.tab();
  await first.user.tab();
  expect(document.activeElement?.textContent).toBe('No, thank you');
  await first.user.keyboard('{Enter}');
  expect(card()).toBeNull();
  first.unmount();

  await waitFor(async () => expect(await readPreference('installCard')).toBe('answered'));
  restartApp();
  await visit(2);
  expect(card()).toBeNull();
});

test('is not shown in the installed app', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await visit(5);
  expect(card()).toBeNull();
});
