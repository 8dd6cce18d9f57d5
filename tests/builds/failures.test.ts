import { testFailures } from './failure';
import { quickFailures } from './quick-failures';

testFailures(quickFailures, 120_000);
