import { testRules } from './accessibility-rules';
import { lists } from './lists';

testRules([
  '/',
  ...lists.map(({ page }) => page),
  '/no-such-page',
  '/vacancies/nlo-va-062',
  '/invitation-to-bid/nlo-itb-018',
  '/about',
  '/events',
  '/contact',
  '/services',
  '/publications',
  '/saved',
  '/privacy',
  '/accessibility',
]);
