import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { host } from '../support/ports';

export interface LinkSpeed {
  /** The bandwidth of the downlink. */
  bytesPerSecond: number;
  /** The round-trip time (ms). */
  roundTrip: number;
}

/** EDGE as field tests define it. */
export const edge: LinkSpeed = { bytesPerSecond: 240_000 / 8, roundTrip: 840 };

export interface SlowLink {
  url: string;
  stop(): Promise<void>;
}

/** The bytes that one connection sends before it is the next one's turn. */
const packet = 1_500;

interface Line {
  phone: Socket;
  site: Socket;
  queue: Buffer[];
  /** The site has closed the connection: it ends for the phone once the queue is delivered. */
  isClosed: boolean;
}

/**
 * A slow link in front of a site. All connections, including the worker's, share the bandwidth in turn; a new
 * connection costs one round trip, and each request another. `speed` may be changed while the link is in use.
 */
export async function startSlowLink(sitePort: number, speed: Readonly<LinkSpeed>): Promise<SlowLink> {
  const lines: Line[] = [];
  const sockets = new Set<Socket>();
  let isOpen = true;
  let wake: () => void = () => undefined;

  const pump = async () => {
    let freeAt = Date.now();
    while (isOpen) {
      const line = lines.find(({ queue }) => queue.length > 0);
      if (!line) {
        await new Promise<void>((resolve) => (wake = resolve));
        freeAt = Math.max(freeAt, Date.now());
        continue;
      }
      lines.splice(lines.indexOf(line), 1);
      lines.push(line);
      const piece = takePiece(line.queue);
      freeAt += (piece.length / speed.bytesPerSecond) * 1000;
      await pause(Math.max(0, freeAt - Date.now()));
      setTimeout(() => line.phone.write(piece), speed.roundTrip / 2);
      endIfDelivered(line);
    }
  };
  const endIfDelivered = ({ phone, queue, isClosed }: Line) => {
    // After the last piece, which is still on its way.
    if (isClosed && queue.length === 0) setTimeout(() => phone.destroySoon(), speed.roundTrip / 2);
  };

  const server = createServer((phone) => {
    const site = connect(sitePort, host);
    const line: Line = { phone, site, queue: [], isClosed: false };
    lines.push(line);
    const connectedAt = Date.now() + speed.roundTrip;
    phone.on('data', (data) => {
      const leavesAt = Math.max(Date.now(), connectedAt);
      setTimeout(() => site.write(data), leavesAt - Date.now() + speed.roundTrip / 2);
    });
    site.on('data', (data) => {
      line.queue.push(data);
      wake();
    });
    for (const socket of [phone, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    site.on('close', () => {
      line.isClosed = true;
      endIfDelivered(line);
    });
    phone.on('close', () => {
      line.queue.length = 0;
      site.destroy();
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const pumping = pump();
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async stop() {
      isOpen = false;
      wake();
      for (const socket of sockets) socket.destroy();
      server.close();
      await pumping;
    },
  };
}

function takePiece(queue: Buffer[]): Buffer {
  const [first = Buffer.alloc(0), ...rest] = queue;
  const left = first.subarray(packet);
  queue.splice(0, queue.length, ...(left.length > 0 ? [left] : []), ...rest);
  return first.subarray(0, packet);
}
