import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AssistantStatus } from '@snapwell/contract/copilot/inspector.schemas';
import { signIn } from './ask-product.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const CONTENT = fileURLToPath(new URL('../commands/content.ts', import.meta.url));
const LOOK_MS = 1000;
const START_LOOKS = 480;
/** Meanings of a library are computed in the background; after so long it goes on with what is there. */
const INDEX_LOOKS = 1800;
/** When nothing has moved for so long, the meanings do not come: their package is missing. */
const STILL_LOOKS = 600;

/** A product of its own with the demo organizations, as people start it. */
export interface EvaluatedProduct {
  readonly origin: string;
  /** Waits until everything can be asked about, by meaning too where that comes; answers how it is found. */
  untilIndexed(tell: (progress: string) => void): Promise<string>;
  /** Makes the library of Riverside what a folder says. */
  importLibrary(dir: string): Promise<void>;
  /** What its server has used so far; null where the system does not tell. */
  usage(): ServerUsage | null;
  remove(): Promise<void>;
}

export interface ServerUsage {
  readonly processorMs: number;
  /** Held now, in megabytes. */
  readonly memoryMb: number;
}

interface ProductSettings {
  /** Where its model is; null where it answers without one. */
  readonly modelUrl: string | null;
  /** A data folder with the demo organizations to start on a copy of: it spares making them. */
  readonly samples?: string;
}

export async function startProduct({ modelUrl, samples }: ProductSettings): Promise<EvaluatedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-evaluation-'));
  if (samples) cpSync(samples, dataDir, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    AUTH_PROVIDER: 'embedded',
    DEMO: 'true',
    LOG_LEVEL: 'error',
    ASSISTANT_QUESTIONS_PER_DAY: '100000',
    ASSISTANT_ORGANIZATION_QUESTIONS_PER_DAY: '1000000',
    ASSISTANT_TOKENS_PER_DAY: '100000000',
    ASSISTANT_ORGANIZATION_TOKENS_PER_DAY: '1000000000',
    ASSISTANT_BASE_URL: modelUrl ?? '',
  };
  let server = await start(env, origin);
  return {
    origin,
    untilIndexed: (tell) => untilIndexed(origin, tell),
    async importLibrary(dir) {
      // The embedded database belongs to one process at a time.
      await end(server);
      const imported = spawn(process.execPath, [CONTENT, 'import', dir, '--org', 'riverside'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = (await once(imported, 'exit')) as [number | null];
      if (code !== 0) throw new Error('The large library could not be imported.');
      server = await start(env, origin);
    },
    usage: () => usageOf(server.pid!),
    async remove() {
      await end(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(env: NodeJS.ProcessEnv, origin: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let looks = 0; looks < START_LOOKS; looks++) {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    await pause(LOOK_MS);
  }
  await end(server);
  throw new Error('The product did not start in time.');
}

/** A hundredth of a second, as Linux counts. */
const TICK_MS = 10;

function usageOf(pid: number): ServerUsage | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const held = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, memoryMb: Number(held) / 1024 };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function untilIndexed(origin: string, tell: (progress: string) => void): Promise<string> {
  const people = [
    { asker: await signInWhenSeeded(origin, 'ada@riverside.example', 'riverside'), orgId: 'riverside' },
    { asker: await signInWhenSeeded(origin, 'eve@academy.example', 'academy'), orgId: 'academy' },
  ];
  let [last, still] = ['', 0];
  for (let looks = 0; looks < INDEX_LOOKS; looks++) {
    const states = await Promise.all(
      people.map(({ asker, orgId }) => asker.get<AssistantStatus>(`/api/v1/copilot/status?org_id=${orgId}`)),
    );
    const isWhole = states.every(
      ({ index, retrieval }) => index.items >= index.total && retrieval === 'words and meaning',
    );
    if (isWhole) return 'words and meaning';
    const now = states.map(({ index, retrieval }) => `${index.items} of ${index.total} by ${retrieval}`).join(', ');
    still = now === last ? still + 1 : 0;
    if (still === 0) tell(`Indexing: ${now}`);
    if (still >= STILL_LOOKS && states.every(({ index }) => index.items > 0)) return states[0]!.retrieval;
    last = now;
    await pause(LOOK_MS);
  }
  return 'words';
}

/** The server is ready before all of its sample people are there. */
async function signInWhenSeeded(origin: string, email: string, orgId: string) {
  for (let looks = 1; ; looks++) {
    try {
      return await signIn(origin, email, orgId);
    } catch (error) {
      if (looks === START_LOOKS) throw error;
      await pause(LOOK_MS);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
