import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { chanceFrom } from '../chance.ts';

const chance = chanceFrom('cuts');

/**
 * A way to a server on which connections break at random: before a request arrives, or after it did and before the
 * answer is back.
 */
export interface ShakyNetwork {
  readonly origin: string;
  /** Connections that were cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/** `share`: how many of the connections break, from 0 to 1. */
export async function createShakyNetwork(origin: string, share: number): Promise<ShakyNetwork> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
    if (chance() < share) {
      setTimeout(() => {
        cuts++;
        near.destroy();
      }, chance() * 60);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
