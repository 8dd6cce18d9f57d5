import { expect, it, onTestFinished, vi } from 'vitest';
import { readBytes, readWhole, teeBody, TooLargeError } from '../../../sw/network/tee-body';
import { startStallTimer } from '../../../sw/network/stall-timeout';

function startWatch() {
  const watch = startStallTimer();
  onTestFinished(watch.stop);
  return watch;
}

const relay = (body: BodyInit, limit?: number) => teeBody(new Response(body).body, startWatch(), limit);

it('a body reaches the page and is collected, byte for byte', async () => {
  const { toPage: passage, whole } = relay('0123456789');
  expect(await new Response(passage).text()).toBe('0123456789');
  expect(await (await whole).text()).toBe('0123456789');
});

it('a body is collected to its end after the page has cancelled it', async () => {
  const { toPage: passage, whole } = relay('0123456789');
  await passage.cancel();
  expect(await (await whole).text()).toBe('0123456789');
});

it('a body is collected to its end after the page received an error', async () => {
  const { toPage: passage, whole, fail: breakOff } = relay('0123456789');
  breakOff(new Error('silent'));
  await expect(new Response(passage).text()).rejects.toThrow('silent');
  expect(await (await whole).text()).toBe('0123456789');
});

it('a failed transfer fails for both', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  const { toPage: passage, whole } = relay(broken);
  await expect(whole).rejects.toThrow('cut');
  await expect(new Response(passage).text()).rejects.toThrow('cut');
});

it('beyond the limit the page receives more than the limit, and then the end', async () => {
  const pieces = ['0123', '4567', '89'].map((text) => new TextEncoder().encode(text));
  const cancel = vi.fn();
  const body = new ReadableStream(
    { pull: (stream) => stream.enqueue(pieces.shift()), cancel },
    { highWaterMark: 0 },
  );
  const { toPage: passage, whole } = relay(body, 6);
  await expect(whole).rejects.toBeInstanceOf(TooLargeError);
  expect(await new Response(passage).text()).toBe('01234567');
  expect(cancel).toHaveBeenCalledOnce();
  expect(pieces).toHaveLength(1);
});

it('a body of many megabytes is collected byte for byte', async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 3).map((_, index) => index % 251);
  const body = new Response(bytes).body;
  const whole = await readWhole(body, startWatch(), { limit: bytes.length });
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
});

it('reads a small body into memory, byte for byte', async () => {
  const chunks = ['0123', '', '456'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const bytes = await readBytes(body, startWatch());
  expect(new TextDecoder().decode(bytes)).toBe('0123456');
  expect(await readBytes(null, startWatch())).toHaveLength(0);
});
