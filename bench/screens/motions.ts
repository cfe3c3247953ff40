import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { printTable } from '../measure.ts';
import { DESK, enterAs, PHONE, signIn, slowPage, SLOWER, withLearners } from './learner-browser.ts';

const LONG_TASK_MS = 50;
/** After what sets it off, everything that moves is over. */
const WATCHED_MS = 6_000;

interface Motion {
  readonly name: string;
  readonly device: BrowserContextOptions;
  readonly path: string;
  /** What has to be done before, unrecorded. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What sets it off, once the page stands; without it the page itself does, by opening. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Nobody is signed in before it. */
  readonly isOfStrangers?: true;
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
  {
    name: 'a card turns',
    device: PHONE,
    path: '/o/riverside/content/sepsis-in-cards',
    begin: (page) => page.getByRole('button', { name: 'Press to turn the card over' }).click(),
  },
  {
    name: 'sparks fly to the counter',
    device: PHONE,
    path: '/o/riverside/content/sepsis-in-cards',
    prepare: async (page) => {
      const known = page.getByRole('button', { name: 'I knew it' });
      const progress = page.getByText(/^Card \d+ of \d+$/);
      for (let [card, cards] = await numbersIn(progress); card! < cards!; card!++) {
        await page.getByRole('button', { name: 'Press to turn the card over' }).click();
        await known.click();
      }
      await page.getByRole('button', { name: 'Press to turn the card over' }).click();
    },
    begin: (page) => page.getByRole('button', { name: 'I knew it' }).click(),
  },
  {
    // The first sign-in of somebody's day.
    name: 'sparks and flames rain',
    device: PHONE,
    path: '/signin',
    begin: (page) => enterAs(page, 'noor@riverside.example'),
    isOfStrangers: true,
  },
];

const numbersIn = async (words: Locator): Promise<number[]> =>
  ((await words.textContent()) ?? '').match(/\d+/g)!.map(Number);

/** Runs in the page: keeps what moves, so that it can be moved once more. */
const KEEP = `(() => {
  globalThis.moved = new Set();
  const keep = ({ target }) => {
    for (const each of target.getAnimations()) globalThis.moved.add(each);
  };
  for (const begun of ['animationstart', 'transitionrun']) document.addEventListener(begun, keep, true);
})();`;

/**
 * Everything that moved and is still there, from its beginning; what goes round for ever is left out. Of several
 * movements of one property of an element, to and fro, the last: at once they would be in each other's way.
 */
const MOVE_AGAIN = `(() => {
  const last = new Map();
  for (const each of globalThis.moved) {
    const { target } = each.effect ?? {};
    if (!target?.isConnected || each.effect.getComputedTiming().iterations === Infinity) continue;
    const own = last.get(target) ?? new Map();
    last.set(target, own.set(each.transitionProperty ?? each.animationName, each));
  }
  const again = [...last.values()].flatMap((own) => [...own.values()]);
  for (const each of again) {
    each.cancel();
    each.play();
  }
  return again.length;
})()`;

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
 * First with what sets them off, the loading of the page or the end of a lesson; then the same movements once more on
 * the page that stands, where nothing else happens. What the compositor takes alone moves without layout and paint.
 */
export async function benchMotions(): Promise<void> {
  await withLearners(async (browser, origin) => {
    const rows: string[][] = [];
    for (const motion of MOTIONS) {
      const { begun, again } = await traces(browser, origin, motion);
      const causes = motion.begin ? 'with what sets it off' : 'as the page loads';
      rows.push([motion.name, causes, ...columnsOf(begun)], [motion.name, 'alone', ...columnsOf(again)]);
    }
    process.stdout.write(`\nChromium ${browser.version()}, processor ${SLOWER} times slower\n\n`);
    printTable(
      [
        'movement',
        '',
        'animations',
        'of the compositor',
        'not of it',
        'layouts',
        'paints',
        'tasks over 50 ms',
        'longest ms',
      ],
      rows,
    );
  });
}

interface Traces {
  readonly begun: readonly TraceEvent[];
  readonly again: readonly TraceEvent[];
}

async function traces(
  browser: Browser,
  origin: string,
  { device, path, prepare, begin, isOfStrangers }: Motion,
): Promise<Traces> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    await context.addInitScript({ content: KEEP });
    if (!isOfStrangers) await signIn(context, origin);
    const page = await slowPage(context);
    const open = () => page.goto(origin + path);
    if (begin) {
      await open();
      await page.waitForTimeout(WATCHED_MS);
      await prepare?.(page);
    }
    const begun = await trace(browser, page, begin ? () => begin(page) : open);
    const again = await trace(browser, page, () => page.evaluate(MOVE_AGAIN));
    return { begun, again };
  } finally {
    await context.close();
  }
}

async function trace(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.animations', 'toplevel', '__metadata'],
  });
  await act();
  await page.waitForTimeout(WATCHED_MS);
  const recorded = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return recorded.traceEvents;
}

function columnsOf(events: readonly TraceEvent[]): string[] {
  const animations = animationsOf(events);
  const refused = animations.filter(({ isRefused }) => isRefused);
  const meanwhile = events.filter(({ ts, tdur: dur = 0, pid, tid }) =>
    animations.some((each) => each.pid === pid && each.tid === tid && ts < each.end && ts + dur > each.begin),
  );
  const count = (wanted: string) => String(meanwhile.filter(({ name }) => name === wanted).length);
  const tasks = meanwhile.filter(({ name }) => name.endsWith('RunTask'));
  const longest = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  return [
    String(animations.length),
    String(animations.length - refused.length),
    [...new Set(refused.map(({ what }) => what))].join(', ') || '0',
    count('Layout'),
    count('Paint'),
    String(tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK_MS * 1000).length),
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

/** Each animation from the moment it runs to its end. The browser gives an id again once its animation is over. */
function animationsOf(events: readonly TraceEvent[]): Animation[] {
  const latest = new Map<string, TraceEvent[]>();
  const animations: TraceEvent[][] = [];
  for (const event of events.filter(({ name }) => name === 'Animation').toSorted((a, b) => a.ts - b.ts)) {
    const id = `${event.pid} ${event.id2?.local}`;
    const known = event.ph === 'b' ? undefined : latest.get(id);
    if (known) known.push(event);
    else animations.push(latest.set(id, [event]).get(id)!);
  }
  return animations.map((own) => {
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
