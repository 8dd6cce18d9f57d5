import { unregisterWorker } from './unregister-worker';

unregisterWorker();
