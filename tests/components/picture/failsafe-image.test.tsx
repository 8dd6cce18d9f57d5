// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailsafeImage } from '../../../src/components/picture/failsafe-image';
import { eventually } from '../../support/eventually';

const image = HTMLImageElement.prototype;

/** Images of the page have already ended, as prerendered ones have when the app hydrates them. */
function stubEnded({ isWhole }: { isWhole: boolean }) {
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(0);
  image.decode = () => (isWhole ? Promise.resolve() : Promise.reject(new Error('The image is broken.')));
}

afterEach(() => vi.restoreAllMocks());

test('tells a failure that happens once it is shown', () => {
  const onFail = vi.fn();
  render(<FailsafeImage src="/files/a.webp" alt="A field" onFail={onFail} />);
  fireEvent.error(screen.getByRole('img'));
  expect(onFail).toHaveBeenCalledOnce();
});

test('tells a failure that happened before the page was hydrated', async () => {
  stubEnded({ isWhole: false });
  const onFail = vi.fn();
  render(<FailsafeImage src="/files/a.webp" alt="A field" onFail={onFail} />);
  await eventually(() => expect(onFail).toHaveBeenCalledOnce());
});

test('a drawing without a size of its own is whole', async () => {
  stubEnded({ isWhole: true });
  const onFail = vi.fn();
  render(<FailsafeImage src="/files/logo.svg" alt="A logo" onFail={onFail} />);
  await Promise.resolve();
  expect(onFail).not.toHaveBeenCalled();
});
