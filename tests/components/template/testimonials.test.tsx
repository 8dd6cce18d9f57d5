// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Testimonials } from '../../../src/components/template/testimonials';
import { renderPage } from '../../support/render';
import { scrollIntoView, stubView } from '../../support/view';

test.each([
  [767, 1],
  [768, 2],
  [991, 2],
  [992, 3],
])('at %i px it shows %i of the 5 sample clients', async (width, count) => {
  stubView({ width });
  await renderPage(<Testimonials />);
  await scrollIntoView();
  expect(document.querySelectorAll('[role="group"]')).toHaveLength(5);
  expect(document.querySelectorAll('[role="group"]:not([inert])')).toHaveLength(count);
});

test('moves every 3000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await renderPage(<Testimonials />);
  await scrollIntoView();
  const position = () => screen.getByRole('region').dataset['index'];
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(position()).toBe('0');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(position()).toBe('1');
});
