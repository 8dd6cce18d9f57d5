// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDevice } from '../../pwa/devices';
import { renderPage } from '../../support/render';
import { restartApp } from '../../support/restart-app';

beforeEach(restartApp);
afterEach(() => Reflect.deleteProperty(window, 'onbeforeinstallprompt'));

const entry = () => screen.queryByRole('button', { name: 'Install this app' });

async function open() {
  const { captureInstallPrompt } = await import('../../../src/pwa/install-prompt');
  const { InstallFooter } = await import('../../../src/shell/install/install-footer');
  captureInstallPrompt();
  return renderPage(<InstallFooter />);
}

test('with an install prompt, the entry shows the prompt and no dialog', async () => {
  useDevice('chromeOnAndroid');
  Object.assign(window, { onbeforeinstallprompt: null });
  const { user } = await open();
  expect(entry()).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const userChoice = Promise.resolve({ outcome: 'accepted' });
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice })));
  await user.click(entry()!);
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(entry()).toBeNull();
});

test('without an install prompt, the entry shows the install steps', async () => {
  useDevice('safari');
  const { user } = await open();
  await user.click(entry()!);
  expect(await screen.findByRole('dialog', { name: 'Install this app' })).toBeTruthy();
});
