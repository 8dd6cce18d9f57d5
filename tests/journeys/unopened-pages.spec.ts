import { testUnopened } from './unopened-pages';

testUnopened('', false);
