// @vitest-environment jsdom
import { test } from 'vitest';
import { damages, expectToOpen, places } from './damaged-rows';

for (const place of places) {
  test.each(Object.entries(damages))(`the app opens where ${place.key} holds %s`, (_, damage) =>
    expectToOpen(place, damage),
  );
}
