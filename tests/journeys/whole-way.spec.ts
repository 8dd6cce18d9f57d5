import { testWholeWay } from './whole-way';

testWholeWay('Dari');
