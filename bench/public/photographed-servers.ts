import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { run } from '../../scripts/tools.ts';
import { startProduct } from '../product.ts';

const THIS_CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const MAKES_SAMPLES = 'apps/api/src/testing/make-sample-data.ts';
/** Pages name their address: each server has the same one, in a browser of its own that finds it there. */
const ORIGIN = 'http://localhost';

export interface PhotographedServer {
  readonly name: string;
  readonly origin: string;
  readonly browser: Browser;
  stop(): Promise<void>;
}

/**
 * The servers whose pages are photographed: checkouts, which are started on copies of the same sample data, or servers
 * that run. The last checkout makes the data, for the others to bring up to date: they can't go back.
 */
export async function photographedServers(given: readonly string[]): Promise<PhotographedServer[]> {
  const all = given.length > 0 ? given : [THIS_CHECKOUT];
  const data = mkdtempSync(join(tmpdir(), 'snapwell-pictures-data-'));
  try {
    const oldest = all.findLast((each) => !isRunning(each));
    if (oldest !== undefined) await makeSamples(resolve(oldest), data);
    return await Promise.all(all.map((each) => (isRunning(each) ? runningServer(each) : startOnCopy(each, data))));
  } finally {
    rmSync(data, { recursive: true });
  }
}

const isRunning = (given: string) => given.startsWith('http');

async function makeSamples(checkout: string, data: string): Promise<void> {
  const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const { isOk, output } = await run(process.execPath, [MAKES_SAMPLES, data], { cwd: checkout, isQuiet: true, env });
  if (!isOk) throw new Error(`The sample data could not be made: ${output}`);
}

async function runningServer(origin: string): Promise<PhotographedServer> {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  return { name: origin, origin, browser, stop: () => browser.close() };
}

async function startOnCopy(checkout: string, data: string): Promise<PhotographedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-pictures-data-'));
  cpSync(data, dataDir, { recursive: true });
  const product = await startProduct(resolve(checkout), null, { dataDir, env: { PUBLIC_URL: ORIGIN } });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [`--host-resolver-rules=MAP localhost 127.0.0.1:${new URL(product.origin).port}`],
  });
  return {
    name: checkout,
    origin: ORIGIN,
    browser,
    async stop() {
      await browser.close();
      await product.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
