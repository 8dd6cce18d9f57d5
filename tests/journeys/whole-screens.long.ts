import { allScreens } from '../support/cut-controls';
import { testWhole } from './whole-screens';

testWhole(allScreens);
