import { testOffline, testOnline } from './every-route';

for (const width of [320, 768, 1280]) testOnline(width);
for (const width of [320, 768]) testOffline(width);
for (const prefix of ['/fa', '/ps']) testOffline(360, prefix);
