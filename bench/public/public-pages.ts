import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { printTable } from '../measure.ts';
import { serversOf } from './servers.ts';

const PAGES = [
  '/landing',
  '/landing-v2',
  '/p/riverside/content/which-pain-scale-for-whom',
  '/p/riverside/quiz/five-moments-quiz',
];
const ROUNDS = 3;
/** A phone of the middle on a slow line, as the tools of browsers have it. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const SLOWER = 4;
/** After the page has loaded it is watched this long. */
const WATCHED_MS = 4_000;

interface Load {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly scriptKb: number;
}

/**
 * What a stranger's first look at a public page is like on a slow phone. `npm run bench -- public-pages [OTHER ...]`:
 * each a checkout, which is started with the sample organizations, or the address of a server that runs.
 */
export async function benchPublicPages(): Promise<void> {
  const servers = await serversOf(process.argv.slice(3));
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const rows: string[][] = [];
    for (const path of PAGES) {
      const loads = servers.map((): Load[] => []);
      for (const { origin } of servers) await fetch(origin + path);
      // In turn: what else the machine does meets all of them.
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, { origin }] of servers.entries()) loads[at]!.push(await look(browser, origin + path));
      for (const [at, { name }] of servers.entries()) rows.push([path, name, ...columnsOf(loads[at]!)]);
    }
    process.stdout.write(
      `\nChromium ${browser.version()}, 150 ms and 1.6 Mbit/s, processor ${SLOWER} times slower, median of ${ROUNDS}\n\n`,
    );
    printTable(['page', 'server', 'first paint ms', 'largest paint ms', 'blocked ms', 'shift', 'script kB'], rows);
  } finally {
    await browser.close();
    for (const { stop } of servers) await stop();
  }
}

/** Opens a page in a browser that has never been here. */
async function look(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const scripts = new Set<string>();
    let scriptBytes = 0;
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript({ content: WATCH });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    const seen = await page.evaluate<Omit<Load, 'scriptKb'>>('globalThis.seen()');
    return { ...seen, scriptKb: scriptBytes / 1000 };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Blocked is what tasks took beyond 50 ms, from the first paint on. */
const WATCH = `(() => {
  let largest = 0, shift = 0;
  const tasks = [];
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { largest = startTime; });
  watch('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) shift += value; });
  watch('longtask', ({ startTime, duration }) => tasks.push({ startTime, duration }));
  globalThis.seen = () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = tasks.filter(({ startTime, duration }) => startTime + duration > first).reduce((sum, { duration }) => sum + duration - 50, 0);
    return { firstPaintMs: first, largestPaintMs: largest, blockedMs: blocked, shift };
  };
})();`;

function columnsOf(loads: readonly Load[]): string[] {
  const middle = (of: (load: Load) => number) => loads.map(of).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)]!;
  return [
    middle((load) => load.firstPaintMs).toFixed(0),
    middle((load) => load.largestPaintMs).toFixed(0),
    middle((load) => load.blockedMs).toFixed(0),
    middle((load) => load.shift).toFixed(3),
    middle((load) => load.scriptKb).toFixed(0),
  ];
}
