import { testUnopened } from './unopened-pages';

for (const prefix of ['', '/fa', '/ps']) testUnopened(prefix, true);
