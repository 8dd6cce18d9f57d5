import { expect, test } from 'vitest';
import { hintOf } from '../../vite/nearest';

test('asks whether the nearest name was meant', () =>
  expect(hintOf('closeDate', new Set(['id', 'close_date']))).toBe(' (did you mean close_date?)'));

test('asks nothing where no name is near', () => expect(hintOf('data', ['id', 'close_date'])).toBe(''));
