import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { getPhone, type Phone } from '../support/phone';
import { startSite } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { slowdown } from './relaunch';
import { settle } from './settle';

/** The target for the first opening (ms). */
const limit = 200;

/** Opens the menu of a relaunched app twice, with the server stopped: the first press loads MUI. */
export async function measureDrawer({ runs, dist, browser }: Bench): Promise<Measured[]> {
  const phone = await getPhone(chromium, browser, {});
  try {
    const site = await startSite({ dist });
    const address = `${site.url}/vacancies`;
    try {
      await settle(await phone.open(address));
    } finally {
      await phone.shutDown();
      await site.stop();
    }
    const times = await repeat(runs, () => openTwice(phone, address));
    return [
      { name: 'first opening: drawer painted', unit: 'ms', values: times.first, target: { atMost: limit } },
      { name: 'second opening: drawer painted', unit: 'ms', values: times.second },
    ];
  } finally {
    await phone.discard();
  }
}

async function openTwice(phone: Phone, address: string) {
  const page = await phone.open(address);
  await waitForApp(page);
  // The work of the start is over, as when a user has read the page before the press.
  await pause(3_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const first = await openDrawer(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const second = await openDrawer(page);
  await phone.shutDown();
  return { first, second };
}

/** The time (ms) from the press to the frame in which the drawer is first painted. */
async function openDrawer(page: Page): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            // A message that is posted in a frame arrives after that frame was rendered.
            port1.onmessage = () => resolve(performance.now() - pressedAt);
            port2.postMessage(0);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Menu' }).last().click();
  return painted;
}
