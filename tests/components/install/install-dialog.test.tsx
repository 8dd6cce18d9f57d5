// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useDevice, type devices } from '../../pwa/devices';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';
import { restartApp } from '../../support/restart-app';

beforeEach(restartApp);

async function advise(device: keyof typeof devices, props: { onSaveAnyway?: () => void } = {}) {
  const { InstallDialog } = await import('../../../src/components/install/install-dialog');
  useDevice(device);
  const onClose = vi.fn();
  const view = await renderPage(<InstallDialog isOpen onClose={onClose} {...props} />);
  return { ...view, onClose };
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  ['safari', /Add to Home Screen/],
  ['chromeOnIos', /open this page in Safari/],
  ['firefoxOnAndroid', /Add to Home screen/],
] as const)('shows the steps for %s', async (device, step) => {
  await advise(device);
  expect(screen.getByRole('dialog', { name: 'Install this app' })).toBeTruthy();
  expect(steps()).toHaveLength(3);
  expect(steps().some((text) => step.test(text ?? ''))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save here anyway' })).toBeNull();
});

test('closes by its buttons and by Escape', async () => {
  const { user, onClose } = await advise('safari');
  for (const button of screen.getAllByRole('button', { name: 'Close' })) await user.click(button);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('before a first save on iOS it explains why to install first, and offers to save anyway', async () => {
  const onSaveAnyway = vi.fn();
  const { user, onClose } = await advise('safari', { onSaveAnyway });
  const dialog = screen.getByRole('dialog', { name: 'Install first, then save' });
  expect(dialog.textContent).toContain('has a storage of its own');
  expect(dialog.textContent).toContain('7 days');
  await user.click(within(dialog).getByRole('button', { name: 'Save here anyway' }));
  expect(onSaveAnyway).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

describe('in an in-app browser', () => {
  test('shows how to open a real browser, and copies the link', async () => {
    const { user } = await advise('instagram');
    const dialog = screen.getByRole('dialog', { name: 'Open in your browser' });
    expect(dialog.textContent).toContain('belongs to another app');
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(screen.getByRole('status').textContent).toBe('The link is copied.');
  });

  test('a link that cannot be copied can be selected', async () => {
    expectWarning(/The link was not copied/);
    const { user } = await advise('facebook');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(screen.getByRole('status').textContent).toMatch(/^The link could not be copied/);
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link of this page' });
    expect(link.value).toBe(location.href);
  });
});
