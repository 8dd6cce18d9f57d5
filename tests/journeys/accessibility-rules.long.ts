import { testRules } from './accessibility-rules';
import { lists } from './lists';

testRules(({ vacancy, invitation }) => [
  '/',
  ...lists.map(({ page }) => page),
  '/no-such-page',
  vacancy.address,
  invitation.address,
  '/about',
  '/events',
  '/contact',
  '/services',
  '/publications',
  '/saved',
  '/privacy',
  '/accessibility',
]);
