import { cachedPanels } from '../../apps/api/src/features/analytics/analytics.tables.ts';
import { rebuild, rollUp } from '../../apps/api/src/features/analytics/roll-ups/roll-up.ts';
import { acrossOrganizations, inOrganization } from '../../apps/api/src/platform/database/transaction.ts';
import { logActivities } from '../../apps/api/src/platform/observing/activity-log.ts';
import { type History, makeHistory } from './history.ts';
import { measureInTurn, ms, printTable } from '../measure.ts';
import { type BenchTarget, onEngine } from '../place.ts';
import { usedBy } from '../product.ts';

const MEMBERS = 5000;
const EMBEDDED_EVENTS = 1_000_000;
const READS = 40;
const WARM_UPS = 4;
/** Events in one call of a browser, and calls at once. */
const BATCH = 50;
const CALLS = 200;
const CALLS_AT_ONCE = 8;

const PANELS = [
  'summary',
  'active-learners',
  'funnel',
  'knowledge',
  'questions',
  'at-risk',
  'certainty',
  'before-after',
  'overdue',
  'quiz-scores',
  'content',
  'streaks',
  'rubric',
  'points',
];

/** An organization with a history, in a database of its own. */
interface Filled {
  readonly place: BenchTarget;
  readonly history: History;
}

/**
 * What insights cost with ten times the history: `npm run bench -- insights [embedded|server] [EVENTS ...]`, one and
 * ten million where nothing is named, with as many members and as much on a day. The embedded database has a million.
 * On a server all histories are there at once and asked in turn, so that what else the machine does meets each of them.
 */
export async function benchInsights(): Promise<void> {
  const words = process.argv.slice(3);
  const sizes = words.map(Number).filter((size) => !Number.isNaN(size));
  const engine = words.find((word) => Number.isNaN(Number(word)));
  printTable(HEAD, []);
  if (engine !== 'server') await onFilled(null, [Math.min(EMBEDDED_EVENTS, ...sizes)], measureInsights);
  const server = process.env.TEST_DATABASE_URL;
  if (server && engine !== 'embedded')
    await onFilled(server, sizes.length > 0 ? sizes : [1_000_000, 10_000_000], measureInsights);
}

/** Fills a database for each of the sizes, one after another, and works with all of them. */
async function onFilled(
  server: string | null,
  [events, ...others]: readonly number[],
  work: (all: readonly Filled[]) => Promise<void>,
  filled: readonly Filled[] = [],
): Promise<void> {
  if (events === undefined) return work(filled);
  await onEngine(server, async (place) => {
    const started = performance.now();
    const history = await makeHistory(place, MEMBERS, events);
    const add = rowsOf({ place, history });
    add('filled', `${((performance.now() - started) / 1000).toFixed(1)} s`);
    add('all roll-ups made anew', await seconds(() => rebuild(place.world, history.orgId)));
    await place.database.pool.query('vacuum analyze');
    await onFilled(server, others, work, [...filled, { place, history }]);
  });
}

/** Prints each panel as the screen asks for it, and what keeping the roll-ups costs; a row when it is known. */
async function measureInsights(all: readonly Filled[]): Promise<void> {
  await readPanels(all);
  for (const { place, history } of all) {
    const add = rowsOf({ place, history });
    add(`roll-ups after ${MEMBERS} members did something`, await seconds(() => learnToday(place, history, MEMBERS)));
    add('roll-ups after 100 members did something', await seconds(() => learnToday(place, history, 100)));
    const sending = await took(() => sendEvents(place, history));
    add('events of browsers taken', `${Math.round((CALLS * BATCH) / sending).toLocaleString('en')} a second`);
  }
}

const HEAD = ['engine', 'events', 'what', 'p50', 'p95', 'server, processor', 'database, processor'];

const rowsOf =
  ({ place, history: { events } }: Filled) =>
  (...cells: string[]) =>
    void process.stdout.write(
      `| ${[place.engine, `${(events / 1_000_000).toFixed(1)} million`, ...cells].join(' | ')} |\n`,
    );

/**
 * The dashboard's endpoint and every panel of the screen, with the period before: made anew each time, and as somebody meets
 * it who comes while it is kept.
 */
async function readPanels(all: readonly Filled[]): Promise<void> {
  await readInTurn(all, 'dashboard', ({ place, history }) =>
    get(history, `${place.origin}/api/v1/analytics/organizations/${history.orgId}/dashboard`),
  );
  for (const panel of PANELS) {
    const read = ({ place, history }: Filled) =>
      get(history, `${place.origin}/api/v1/organizations/${history.orgId}/insights/${panel}?compare=previous`);
    await readInTurn(all, `${panel}, made anew`, async (filled) => {
      await acrossOrganizations(filled.place.world.db, (tx) => tx.delete(cachedPanels));
      await read(filled);
    });
    await readInTurn(all, `${panel}, again`, read);
  }
}

async function readInTurn(
  all: readonly Filled[],
  name: string,
  read: (filled: Filled) => Promise<void>,
): Promise<void> {
  const asks = all.map((filled) => () => read(filled));
  await measureInTurn(WARM_UPS, asks, 0);
  const before = await Promise.all(all.map(({ place }) => databaseTime(place)));
  const times = await measureInTurn(READS, asks, 0);
  for (const [i, { p50, p95, cpu }] of times.entries()) {
    const { place } = all[i]!;
    // On the embedded database both are one process.
    const database = place.database.kind === 'server' ? ms(((await databaseTime(place)) - before[i]!) / READS) : '';
    rowsOf(all[i]!)(name, `${ms(p50)} ms`, `${ms(p95)} ms`, ms(cpu), database);
  }
}

/** Processor time of the database's processes so far: the same on a busy machine. */
async function databaseTime({ database }: BenchTarget): Promise<number> {
  if (database.kind === 'embedded') return 0;
  const { rows } = await database.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.reduce((sum, { pid }) => sum + usedBy(pid), 0);
}

async function took(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const seconds = async (work: () => Promise<void>) => `${(await took(work)).toFixed(1)} s`;

/** Something new is known of so many members, and the roll-ups take it over. */
async function learnToday({ world }: BenchTarget, { orgId }: History, people: number): Promise<void> {
  const at = world.clock.now();
  const uids = Array.from({ length: people }, (_, n) => `${orgId}-${n}`);
  for (let start = 0; start < uids.length; start += 1000)
    await inOrganization(world.db, orgId, (scope) =>
      logActivities(
        scope,
        uids.slice(start, start + 1000).map((uid) => ({ uid, type: 'visited' as const, at })),
      ),
    );
  await rollUp(world, orgId);
}

async function sendEvents(place: BenchTarget, { orgId, grace }: History): Promise<void> {
  let next = 0;
  const sendOneAfterAnother = async () => {
    while (next++ < CALLS) {
      const at = new Date().toISOString();
      const events = Array.from({ length: BATCH }, () => ({
        type: 'page_view',
        id: crypto.randomUUID(),
        at,
        path: `/o/${orgId}/home`,
      }));
      const response = await fetch(`${place.origin}/api/v1/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${grace.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ session_id: 'bench-session', events }),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, sendOneAfterAnother));
}

async function get({ grace }: History, address: string): Promise<void> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${grace.token}` } });
  if (!response.ok) throw new Error(`${response.status} ${address} ${await response.text()}`);
  await response.arrayBuffer();
}
