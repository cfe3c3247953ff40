import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { printTable } from '../measure.ts';
import { DESK, PHONE, signIn, slowPage, SLOWER, withLearners } from './learner-browser.ts';

const LONG_TASK_MS = 50;
/** After what sets it off, everything that moves is over. */
const WATCHED_MS = 6_000;

interface Motion {
  readonly name: string;
  readonly device: BrowserContextOptions;
  readonly path: string;
  /** What sets it off, once the page stands; without it the page itself does, by opening. */
  readonly begin?: (page: Page) => Promise<void>;
}

const MOTIONS: readonly Motion[] = [
  { name: 'the line draws itself', device: DESK, path: '/o/riverside/modules/sepsis' },
  { name: 'windows light up', device: PHONE, path: '/o/riverside' },
  {
    name: 'the ring closes, sparks fly',
    device: PHONE,
    path: '/o/riverside/content/which-pain-scale-for-whom',
    begin: async (page) => {
      const length = await page.evaluate<number>('document.documentElement.scrollHeight');
      for (let at = 0; at < length; at += 400) await page.mouse.wheel(0, 400);
    },
  },
];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  /** Of the processor, so that the machine's other work is not counted. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly data?: {
      readonly displayName?: string;
      readonly compositeFailed?: number;
      readonly unsupportedProperties?: readonly string[];
    };
  };
}

/**
 * What the movements of a learner's pages cost on a processor four times slower: `npm run bench -- motions [ADDRESS]`.
 * What the compositor takes alone moves without layout and paint.
 */
export async function benchMotions(): Promise<void> {
  await withLearners(async (browser, origin) => {
    const rows: string[][] = [];
    for (const motion of MOTIONS) rows.push([motion.name, ...columnsOf(await trace(browser, origin, motion))]);
    process.stdout.write(`\nChromium ${browser.version()}, processor ${SLOWER} times slower\n\n`);
    printTable(
      ['movement', 'animations', 'of the compositor', 'not of it', 'tasks over 50 ms during them', 'the longest ms'],
      rows,
    );
  });
}

async function trace(browser: Browser, origin: string, { device, path, begin }: Motion): Promise<TraceEvent[]> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    await signIn(context, origin);
    const page = await slowPage(context);
    if (begin) {
      await page.goto(origin + path);
      await page.waitForTimeout(WATCHED_MS);
    }
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'blink.animations', 'toplevel', '__metadata'],
    });
    await (begin ? begin(page) : page.goto(origin + path));
    await page.waitForTimeout(WATCHED_MS);
    const recorded = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return recorded.traceEvents;
  } finally {
    await context.close();
  }
}

function columnsOf(events: readonly TraceEvent[]): string[] {
  const animations = animationsOf(events);
  const refused = animations.filter(({ isRefused }) => isRefused);
  const tasks = events.filter(
    ({ name, tdur: dur = 0, ts, pid, tid }) =>
      name.endsWith('RunTask') &&
      dur > LONG_TASK_MS * 1000 &&
      animations.some((each) => each.pid === pid && each.tid === tid && ts < each.end && ts + dur > each.begin),
  );
  const longest = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  return [
    String(animations.length),
    String(animations.length - refused.length),
    [...new Set(refused.map(({ what }) => what))].join(', ') || '0',
    String(tasks.length),
    longest.toFixed(0),
  ];
}

interface Animation {
  readonly pid: number;
  readonly tid: number;
  readonly begin: number;
  readonly end: number;
  readonly what: string;
  readonly isRefused: boolean;
}

/** Each animation from the moment it runs to its end. */
function animationsOf(events: readonly TraceEvent[]): Animation[] {
  const byId = Map.groupBy(
    events.filter(({ name }) => name === 'Animation'),
    ({ pid, id2 }) => `${pid} ${id2?.local}`,
  );
  return [...byId.values()].map((own) => {
    const { pid, tid } = own[0]!;
    const times = own.map(({ ts }) => ts);
    const data = own.flatMap(({ args }) => args?.data ?? []);
    return {
      pid,
      tid,
      begin: Math.min(...times),
      end: Math.max(...times),
      what: [
        ...new Set(
          data.flatMap(({ displayName, unsupportedProperties = [] }) => [displayName, ...unsupportedProperties]),
        ),
      ]
        .filter(Boolean)
        .join(' '),
      isRefused: data.some(({ compositeFailed }) => compositeFailed !== undefined && compositeFailed !== 0),
    };
  });
}
