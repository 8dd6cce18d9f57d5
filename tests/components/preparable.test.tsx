// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { preparable } from '../../src/components/preparable';

afterEach(cleanup);

const load = () => Promise.resolve({ default: ({ name }: { name: string }) => <p>{name}</p> });
const waiting = <p>waiting</p>;

test('a component that was prepared is drawn at once', async () => {
  const { Component, prepare } = preparable(load);
  await prepare();
  render(<Suspense fallback={waiting}>{<Component name="Seed" />}</Suspense>);
  expect(screen.getByText('Seed')).toBeTruthy();
});

test('one that was not comes when it is there', async () => {
  const { Component } = preparable(load);
  await act(async () => render(<Suspense fallback={waiting}>{<Component name="Seed" />}</Suspense>));
  expect(await screen.findByText('Seed')).toBeTruthy();
});

test('one that cannot be had is told', async () => {
  const { prepare } = preparable<object>(() => Promise.reject(new Error('gone')));
  await expect(prepare()).rejects.toThrow('gone');
});
