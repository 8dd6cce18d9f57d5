import { expect, it } from 'vitest';
import { edgeAbove } from '../../../src/shell/languages/whole-controls';

it.each([
  [
    'stays where it cuts none',
    [
      { top: 100, bottom: 140 },
      { top: 700, bottom: 744 },
    ],
    700,
  ],
  ['moves above the control that it cuts', [{ top: 684, bottom: 724 }], 684],
  [
    'moves on where it would cut another',
    [
      { top: 684, bottom: 724 },
      { top: 678, bottom: 690 },
    ],
    678,
  ],
  ['stays where it would cover too much', [{ top: 670, bottom: 724 }], 700],
])('the edge %s', (_, controls, edge) => {
  expect(edgeAbove(controls, 700)).toBe(edge);
});
