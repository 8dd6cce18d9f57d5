import { testFailures } from './failure';
import { slowFailures } from './slow-failures';

testFailures(slowFailures, 5 * 60_000);
