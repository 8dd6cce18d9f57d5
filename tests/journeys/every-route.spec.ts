import { testOffline, testOnline } from './every-route';

testOnline(320);
testOffline(1280);
