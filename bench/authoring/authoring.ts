import type { Browser, BrowserContext, Page } from '@playwright/test';
import { printTable } from '../measure.ts';
import { DESK, signIn, withLearners } from '../screens/learner-browser.ts';
import { growLargeLibrary, type LargeLibrary } from './large-library.ts';

const ROUNDS = 5;
const LONG_TASK_MS = 50;
/** A machine with other work may need that long. */
const PATIENCE_MS = 180_000;
/** Longer than a draft waits before it saves itself: saving belongs to writing. */
const AFTERWARDS_MS = 2_500;
const WORDS = 'The pain is written down as the person says it. ';

/** Something an author does, and what shows that it is done. */
interface Deed {
  readonly name: string;
  /** Nothing of this is counted. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

interface Taken {
  readonly ms: number;
  /** Processor time of the page's main thread, until it is done and saved. */
  readonly cpu: number;
  /** Tasks of the page's main thread over 50 ms of processor time, which the machine's other work does not lengthen. */
  readonly longTasks: number;
  readonly longest: number;
}

/**
 * What an author waits for in a large library: `npm run bench -- authoring [ADDRESS]`. Each deed five times, the middle
 * of the five. Milliseconds are by the clock, tasks by the processor.
 */
export async function benchAuthoring(): Promise<void> {
  await withLearners(async (browser, origin) => {
    const library = await growLargeLibrary(origin);
    const context = await browser.newContext({ ...DESK, baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE_MS);
    await signIn(context, origin, 'grace@riverside.example');
    const rows: string[][] = [];
    for (const deed of deedsOf(library)) rows.push([deed.name, ...(await rowOf(browser, context, deed))]);
    process.stdout.write(`\nChromium ${browser.version()}, ${library.items} items beside the sample's\n\n`);
    printTable(['what an author does', 'ms', 'each round', 'cpu ms', 'tasks over 50 ms', 'longest task ms'], rows);
  });
}

function deedsOf({ lastTitle, articleId, articleWords, quizId }: LargeLibrary): Deed[] {
  const content = '/o/riverside/admin-panel/content';
  const contentLink = (page: Page) => page.getByRole('link', { name: 'Content', exact: true });
  const lastModule = (page: Page) => page.getByRole('button', { name: /^Ward 10/ });
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' });
  const openTree = async (page: Page) => {
    await page.goto(content);
    await lastModule(page).waitFor();
  };
  const openQuestion = async (page: Page) => {
    await page.goto(`${content}/${quizId}`);
    await page.getByText('in room 150 ').click();
    await page.getByLabel('Question', { exact: true }).focus();
  };
  return [
    { name: 'loads the page of the tree', act: openTree },
    {
      name: 'opens the tree from the panel',
      prepare: async (page) => {
        await page.goto('/o/riverside/admin-panel');
        await contentLink(page).waitFor();
      },
      act: async (page) => {
        await contentLink(page).click();
        await lastModule(page).waitFor();
      },
    },
    {
      name: 'opens a module of 200 items',
      prepare: openTree,
      act: async (page) => {
        await lastModule(page).click();
        await page.getByRole('link', { name: lastTitle }).waitFor();
      },
    },
    {
      name: 'finds an item by its title',
      prepare: openTree,
      act: async (page) => {
        await page.getByRole('searchbox', { name: 'Find an item' }).pressSequentially(lastTitle);
        await page.getByRole('link', { name: lastTitle }).waitFor();
      },
    },
    {
      name: `opens an article of ${articleWords} words`,
      act: async (page) => {
        await page.goto(`${content}/${articleId}`);
        await text(page).getByRole('heading', { name: 'Part 1', exact: true }).waitFor();
      },
    },
    {
      name: `writes ${WORDS.length} letters in its middle`,
      prepare: async (page) => {
        await page.goto(`${content}/${articleId}`);
        await text(page).getByText('52 days:').click();
        await page.keyboard.press('End');
      },
      act: (page) => page.keyboard.type(WORDS),
    },
    {
      name: 'opens a quiz of 300 questions',
      act: async (page) => {
        await page.goto(`${content}/${quizId}`);
        await page.getByText('in room 300 ').waitFor({ state: 'attached' });
      },
    },
    { name: 'opens one of its questions', prepare: (page) => page.goto(`${content}/${quizId}`), act: openQuestion },
    {
      name: `writes ${WORDS.length} letters in it`,
      prepare: openQuestion,
      act: (page) => page.keyboard.type(WORDS),
    },
  ];
}

async function rowOf(browser: Browser, context: BrowserContext, { prepare, act }: Deed): Promise<string[]> {
  const all: Taken[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    await prepare?.(page);
    all.push(await take(browser, page, act));
    await page.close();
  }
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  return [
    middle(all.map(({ ms }) => ms)).toFixed(0),
    all.map(({ ms }) => ms.toFixed(0)).join(', '),
    middle(all.map(({ cpu }) => cpu)).toFixed(0),
    String(middle(all.map(({ longTasks }) => longTasks))),
    middle(all.map(({ longest }) => longest)).toFixed(0),
  ];
}

async function take(browser: Browser, page: Page, act: Deed['act']): Promise<Taken> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const started = performance.now();
  await act(page);
  const ms = performance.now() - started;
  await page.waitForTimeout(AFTERWARDS_MS);
  const tasks = tasksOf((await browser.stopTracing()).toString());
  return {
    ms,
    cpu: tasks.reduce((sum, taken) => sum + taken, 0),
    longTasks: tasks.filter((taken) => taken > LONG_TASK_MS).length,
    longest: Math.max(0, ...tasks),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of processor time that each task on the main thread of a page took. */
function tasksOf(recorded: string): number[] {
  const { traceEvents } = JSON.parse(recorded) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}
