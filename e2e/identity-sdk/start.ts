import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sampleData } from '../../scripts/testing/sample-data.ts';
import { freePort } from '../support/free-port.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
// By its address: the types of the browser tests stay without those of the API.
const SERVER = fileURLToPath(new URL('../../apps/api/src/testing/controlled-server.ts', import.meta.url));

export interface IdentityServer {
  readonly origin: string;
  /** Does what only the server may do with an account. */
  tell<T = unknown>(command: { do: 'disable' | 'revoke' | 'mint'; uid: string } | { do: 'outbox' }): Promise<T>;
  stop(): Promise<void>;
}

/** Starts the product on a database of its own, with the demo's sample provider and outbox. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-identity-'));
  const port = await freePort();
  cpSync(await sampleData(), dataDir, { recursive: true });
  const child: ChildProcess = fork(SERVER, {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server stopped while starting.'))),
  ]);
  let lastId = 0;
  return {
    origin: `http://localhost:${port}`,
    tell<T>(command: object) {
      const id = ++lastId;
      return new Promise<T>((resolve) => {
        const onMessage = (message: { id: number; answer: T }) => {
          if (message.id !== id) return;
          child.off('message', onMessage);
          resolve(message.answer);
        };
        child.on('message', onMessage);
        child.send({ ...command, id });
      });
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Bundles the page that holds the SDK, as it comes from the registry, into a folder that is thrown away. */
export async function bundleHarness(): Promise<{ dir: string; remove(): void }> {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-harness-'));
  await build({
    configFile: false,
    root: folder,
    base: '/harness/',
    logLevel: 'warn',
    build: {
      outDir: dir,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      rollupOptions: { input: join(folder, 'harness.html') },
    },
  });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
