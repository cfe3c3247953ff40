import { spawn } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeDatabase } from './place.ts';

/** The clock ticks in which Linux counts processor time. */
const TICKS_PER_SECOND = 100;

/** A checkout's server as a process of its own, with the sample organizations. */
export interface Product {
  readonly checkout: string;
  readonly origin: string;
  /** Milliseconds that the server, and the database's processes that work for it, have used so far. */
  processorTime(): Promise<{ server: number; database: number }>;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. What it used stays. */
  kill(): Promise<void>;
}

interface ProductPlace {
  /** A data folder that is there already, and stays. */
  readonly dataDir?: string;
  /** More settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts it on a fresh data folder, and on a database of its own where a server's address is given. */
export async function startProduct(
  checkout: string,
  databaseServer: string | null,
  { dataDir: given, env = {} }: ProductPlace = {},
): Promise<Product> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'snapwell-bench-'));
  const own = databaseServer === null ? null : await makeDatabase(databaseServer);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'error',
      DATABASE_URL: own?.url ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  await untilReady(server.stdout, ended);
  const observer = own === null ? null : new pg.Client({ connectionString: databaseServer! });
  await observer?.connect();
  return {
    checkout,
    origin,
    async processorTime() {
      const { rows } = own
        ? await observer!.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [own.name])
        : { rows: [] };
      return {
        server: usedBy(server.pid!),
        database: rows.reduce((sum, { pid }) => sum + usedBy(pid), 0),
      };
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await observer?.end();
      await own?.drop();
      if (given === undefined) rmSync(dataDir, { recursive: true });
    },
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  const ready = new Promise<void>((resolve) =>
    output.on('data', (chunk: Buffer) => {
      if (chunk.includes('Stop it with Ctrl-C')) resolve();
    }),
  );
  const failed = ended.then(() => {
    throw new Error('The server ended before it was ready.');
  });
  await Promise.race([ready, failed]);
}

/** Processor time of a process with all its threads, from the kernel's own account. */
export function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
