import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

/** Thrown when another process has the data folder open. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(`Another Snapwell process is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/**
 * Takes the data folder for this process. Two processes on one embedded database lose committed rows and nothing in it
 * refuses the second, so this must be held before it is opened. The kernel frees the lock when the process dies,
 * however it dies.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DataDirInUse(dataDir) : error),
    );
    server.listen({ path: lockAddress(dataDir) }, resolve);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Linux has sockets without a file; Windows has named pipes; elsewhere a socket file stands in the temporary folder.
 */
function lockAddress(dataDir: string): string {
  const name = `snapwell-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}
