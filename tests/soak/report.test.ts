import { expect, it } from 'vitest';
import { Report } from './report';

it('a report shows its seed, its counts, and each kind of violation with its replay', () => {
  const report = new Report(7);
  for (const mode of ['half', 'dead', 'half']) report.count('faults', mode);
  report.violate(3, 'frozen', 'a page is blank');
  report.violate(4, 'present', 'message 12 is gone');
  report.violate(9, 'present', 'message 13 is gone');
  expect(report.text(10, 1.25)).toBe(
    [
      'Seed 7: 10 relaunches in 1.3 minutes.',
      'faults: dead 1, half 2',
      'Of the frozen version, which no update can mend: 1',
      '  at 3: a page is blank',
      '    replay: npm run soak -- --seed 7 --until 4',
      'Violations of the build under test: 2',
      '  at 4 (and 1 more like it): message 12 is gone',
      '    replay: npm run soak -- --seed 7 --until 5',
    ].join('\n'),
  );
});
