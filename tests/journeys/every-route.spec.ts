import { testOffline } from './every-route';

testOffline(1280);
