import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { sampleData } from '../../scripts/testing/sample-data.ts';
import { isEndurance } from './endurance.ts';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
const READY_WITHIN_MS = 120_000;

/** Which database the product under test stands on. */
export type Engine = 'embedded' | 'postgres';

/** For endurance both engines where a PostgreSQL server is given, else the embedded one. */
export const engines: readonly Engine[] =
  isEndurance && process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];

/** The product, started as a person starts it: a process of its own, a data folder of its own. */
export interface Product {
  readonly origin: string;
  /** The configuration it runs with, for commands on its data while it is stopped. */
  readonly settings: NodeJS.ProcessEnv;
  /** Kills the process as a power cut would, without a chance to tidy up. */
  kill(): Promise<void>;
  /** Starts it again on the same data and waits until it answers. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Makes a fresh product with the demo organizations and starts it. */
export async function createProduct(engine: Engine = 'embedded', env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-e2e-'));
  const port = await freePort();
  const database = engine === 'postgres' ? await createServerDatabase() : null;
  // Samples are made once for a run; a product begins on a copy of them.
  if (!database && env.DEMO !== 'false') cpSync(await sampleData(), dataDir, { recursive: true });
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    // Where providers of organizations stand in tests.
    SINGLE_SIGN_ON_HOSTS: '127.0.0.1',
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  };
  let process_: ChildProcess | null = null;

  const product: Product = {
    origin: `http://localhost:${port}`,
    settings,
    async start() {
      process_ = spawn(process.execPath, [MAIN], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await answering(`http://localhost:${port}/readyz`, process_);
    },
    async kill() {
      await end(process_, 'SIGKILL');
    },
    async remove() {
      await end(process_, 'SIGTERM');
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await product.start();
  return product;
}

async function end(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product stopped with code ${child.exitCode} while starting.`);
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not answer in time.');
}

async function createServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `snapwell_e2e_${Date.now()}_${process.pid}`;
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
