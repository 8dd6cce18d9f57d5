import { breakData, brokenScripts, startFaults } from '../support/start-faults';
import { testBrokenData, testBrokenScripts, testSlowScripts, testStartFault } from './start-faults';

for (const name of Object.keys(breakData)) testBrokenData(name);
for (const name of Object.keys(startFaults)) testStartFault(name);
for (const name of Object.keys(brokenScripts) as (keyof typeof brokenScripts)[]) testBrokenScripts(name);
for (const motion of ['no-preference', 'reduce'] as const) testSlowScripts(motion);
