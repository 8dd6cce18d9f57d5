// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { preloadable } from '../../../../src/components/ui/lazy/preloadable';

afterEach(cleanup);

const load = () => Promise.resolve({ default: ({ name }: { name: string }) => <p>{name}</p> });
const waiting = <p>waiting</p>;

test('a prepared component renders without suspending', async () => {
  const { Component, prepare } = preloadable(load);
  await prepare();
  render(<Suspense fallback={waiting}>{<Component name="Seed" />}</Suspense>);
  expect(screen.getByText('Seed')).toBeTruthy();
});

test('an unprepared component renders after it has loaded', async () => {
  const { Component } = preloadable(load);
  await act(async () => render(<Suspense fallback={waiting}>{<Component name="Seed" />}</Suspense>));
  expect(await screen.findByText('Seed')).toBeTruthy();
});

test('prepare rejects if the component cannot be loaded', async () => {
  const { prepare } = preloadable<object>(() => Promise.reject(new Error('gone')));
  await expect(prepare()).rejects.toThrow('gone');
});
