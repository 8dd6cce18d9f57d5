import { sayFarewell } from './farewell';

sayFarewell();
