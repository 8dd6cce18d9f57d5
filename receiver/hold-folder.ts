import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';

/** The socket in the folder of a receiver that runs. */
export const socketOf = (folder: string) => join(folder, 'receiver.sock');

/**
 * Holds the folder for this process: two processes in one folder of PGlite would damage it. What runs on this machine
 * as the same user may send requests to the socket in the folder. Rejects if another receiver holds the folder.
 */
export async function holdFolder(folder: string, listener: RequestListener): Promise<Server> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = socketOf(folder);
  if (await isHeld(folder))
    throw new Error(`A receiver runs in ${folder} already: stop it, or name another DATA_FOLDER.`);
  // A process that was killed leaves its socket.
  await rm(path, { force: true });
  const server = createServer(listener).listen(path);
  await once(server, 'listening');
  return server;
}

/** Whether a receiver runs in the folder. */
export const isHeld = (folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketOf(folder));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
