import { testWhole } from './whole-screens';

testWhole([
  { width: 320, text: 200 },
  { width: 1280, text: 100 },
]);
