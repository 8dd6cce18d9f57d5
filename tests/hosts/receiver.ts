import { spawnSync } from 'node:child_process';
import { projectRoot } from '../support/project';
import { postgresPrograms } from '../receiver/support/postgres';

/** The name by which `npm run hosts` calls the tests of the receiver on PostgreSQL. */
export const receiverHost = 'postgresql';

const program = 'node_modules/vitest/vitest.mjs';
const words = ['run', '--configLoader', 'runner', '-c', '.config/vitest.config.ts', '-t', 'PostgreSQL'];

/** Runs the long tests of the receiver on PostgreSQL: posts, kills, 10,000 messages. */
export function tryReceiver(): { text: string; isGreen: boolean } {
  if (!postgresPrograms)
    return { text: 'PostgreSQL: not installed (apt-get install postgresql)', isGreen: true };
  const { status } = spawnSync(process.execPath, [program, ...words, 'tests/receiver/kill.long.ts'], {
    cwd: projectRoot,
    env: { ...process.env, LONG: '1' },
    stdio: 'inherit',
  });
  return {
    text: `PostgreSQL (${postgresPrograms}): ${status === 0 ? 'passed' : 'failed'}`,
    isGreen: status === 0,
  };
}
