import { describe, expect, it } from 'vitest';
import { clampZoom, drawRatio, firstZoom, fitScale, stepZoom, tapZoom } from '../../src/viewer/zoom';

describe('the size of a page', () => {
  it('fills the width of a phone, and at most a readable width on a desktop', () => {
    expect(fitScale(344, 595) * 595).toBeCloseTo(344);
    expect(fitScale(1_900, 595) * 595).toBeCloseTo(880);
  });

  it('zooms within its limits, and stops at the width that fits', () => {
    expect(stepZoom(0.9, 1)).toBe(1);
    expect(stepZoom(1.1, -1)).toBe(1);
    expect(stepZoom(1, 1)).toBeGreaterThan(1);
    expect(stepZoom(5, 1)).toBe(5);
    expect(clampZoom(0.01)).toBe(0.5);
  });

  it('zooms in by a double tap, and out by the next', () => expect(tapZoom(tapZoom(1))).toBe(1));
});

describe('the first zoom', () => {
  it('fits the text to a narrow screen, and leaves a margin', () => {
    const zoom = firstZoom(344, 595, 451);
    expect(zoom).toBeGreaterThan(1.2);
    expect(fitScale(344, 595) * zoom * 451).toBeLessThan(344 - 8);
  });

  it('shows a page whole where it fits at its own size, and where its text is unknown or as wide as the page', () => {
    expect(firstZoom(1_264, 595, 451)).toBe(1);
    expect(firstZoom(344, 595, undefined)).toBe(1);
    expect(firstZoom(344, 595, 580)).toBe(1);
  });

  it('enlarges a short line to its own size at most', () =>
    expect(fitScale(344, 595) * firstZoom(344, 595, 50)).toBeCloseTo(1));

  it('is where a second double tap leads back to', () => {
    expect(tapZoom(1.3, 1.3)).toBe(2);
    expect(tapZoom(2, 1.3)).toBe(1.3);
  });
});

describe('the canvas of a page', () => {
  it('matches the pixel density of the screen where memory allows', () =>
    expect(drawRatio(344, 486, 2)).toBe(2));

  it.each([1, 2, 3, 5])('never takes more than 16 MB, at %i times the width', (zoom) => {
    const [width, height] = [360 * zoom, 510 * zoom];
    expect(4 * width * height * drawRatio(width, height, 3) ** 2).toBeLessThanOrEqual(16_000_001);
  });

  it('nor for a poster', () =>
    expect(4 * 2_000 * 20_000 * drawRatio(2_000, 20_000, 1) ** 2).toBeLessThanOrEqual(16_000_001));
});
