import { expect, it, onTestFinished } from 'vitest';
import { relayBody } from '../../sw/relay';
import { watchSilence } from '../../sw/silence';

function relay(body: BodyInit) {
  const watch = watchSilence();
  onTestFinished(watch.stop);
  return relayBody(new Response(body).body, watch);
}

it('a body reaches the page and is collected, byte for byte', async () => {
  const { passage, whole } = relay('0123456789');
  expect(await new Response(passage).text()).toBe('0123456789');
  expect(await (await whole).text()).toBe('0123456789');
});

it('a body is collected to its end after the page has lost interest', async () => {
  const { passage, whole } = relay('0123456789');
  await passage.cancel();
  expect(await (await whole).text()).toBe('0123456789');
});

it('a body is collected to its end after the page was sent away', async () => {
  const { passage, whole, breakOff } = relay('0123456789');
  breakOff(new Error('silent'));
  await expect(new Response(passage).text()).rejects.toThrow('silent');
  expect(await (await whole).text()).toBe('0123456789');
});

it('a body that breaks off breaks off for both', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  const { passage, whole } = relay(broken);
  await expect(whole).rejects.toThrow('cut');
  await expect(new Response(passage).text()).rejects.toThrow('cut');
});
