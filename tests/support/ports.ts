import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { waitFor } from './wait-for';

/** The host of every test server; a request to any other host is a third party's. */
export const host = '127.0.0.1';

/** A port that is currently unused. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Whether connections to the port are refused. */
export const isRefused = async (port: number): Promise<boolean> => !(await accepts(port));

/** Resolves once connections to the port are refused. */
export const waitUntilRefused = (port: number): Promise<void> =>
  waitFor(`port ${port} to refuse connections`, () => isRefused(port));
