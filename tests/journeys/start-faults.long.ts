import { breakData, startFaults } from '../support/start-faults';
import { testBrokenData, testStartFault, withoutWorker } from './start-faults';

withoutWorker();

for (const name of Object.keys(breakData)) testBrokenData(name);
for (const name of Object.keys(startFaults)) testStartFault(name);
