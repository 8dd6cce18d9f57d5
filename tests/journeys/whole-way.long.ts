import { testWholeWay } from './whole-way';

testWholeWay('English');
testWholeWay('Pashto');
