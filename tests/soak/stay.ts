/** The user does nothing for a moment (ms), while what has begun goes on. */
export { setTimeout as stay } from 'node:timers/promises';
