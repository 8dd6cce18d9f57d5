// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { downloadBlob } from '../../src/browser/download-blob';
import { watchDownloads } from '../support/render';

test('bytes are downloaded under a name, nothing stays in the page, and the blob URL is revoked later', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  const { downloads } = watchDownloads();
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  const blob = new Blob(['x']);
  downloadBlob(blob, 'tor.pdf');
  expect(downloads).toEqual([{ blob, name: 'tor.pdf' }]);
  expect(document.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(59_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoked).toHaveBeenCalledOnce();
});
