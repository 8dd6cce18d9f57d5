import { expectKept, expectSent, press } from './early-input';
import { renderingTest } from './fixtures';

renderingTest.describe('before the app has started', () => {
  for (const [address, isRedrawn] of [
    ['/contact', false],
    ['/contact?x=1', true],
  ] as const) {
    for (const [name, by] of Object.entries(press))
      renderingTest(
        `a message submitted by ${name} on ${address} is sent by the app, and never by the browser`,
        async ({ open }) => {
          await expectSent(await open(address), by, isRedrawn);
        },
      );

    renderingTest(`what is typed on ${address} stays, and the user can go on typing`, async ({ open }) => {
      await expectKept(await open(address), isRedrawn);
    });
  }
});
