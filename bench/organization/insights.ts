import { rebuild, rollUp } from '../../apps/api/src/features/analytics/roll-ups/roll-up.ts';
import { inOrganization } from '../../apps/api/src/platform/database/transaction.ts';
import { logActivities } from '../../apps/api/src/platform/observing/activity-log.ts';
import { type History, makeHistory } from './history.ts';
import { measure, ms, printTable } from '../measure.ts';
import { type BenchTarget, onEngine } from '../place.ts';
import { usedBy } from '../product.ts';

const MEMBERS = 5000;
const EMBEDDED_EVENTS = 1_000_000;
const READS = 20;
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

/**
 * What insights cost with ten times the history: `npm run bench -- insights [EVENTS ...]`, one and ten million where
 * nothing is named, with as many members and as much on a day. The embedded database has a million.
 */
export async function benchInsights(): Promise<void> {
  const sizes = process.argv.slice(3).map(Number);
  const at = (events: number) => async (place: BenchTarget) => {
    await measureInsights(place, await makeHistory(place, MEMBERS, events));
  };
  await onEngine(null, at(Math.min(EMBEDDED_EVENTS, ...sizes)));
  const server = process.env.TEST_DATABASE_URL;
  if (server)
    for (const events of sizes.length > 0 ? sizes : [1_000_000, 10_000_000]) await onEngine(server, at(events));
}

/** Prints a table: what keeping the roll-ups costs, and each panel as the screen asks for it; a row when it is known. */
async function measureInsights(place: BenchTarget, history: History): Promise<void> {
  printTable(HEAD, []);
  const add = rowsOf(place, history);
  add('all roll-ups made anew', await seconds(() => rebuild(place.world, history.orgId)));
  await place.database.pool.query('vacuum analyze');
  await readPanels(place, history);
  add(`roll-ups after ${MEMBERS} members did something`, await seconds(() => learnToday(place, history, MEMBERS)));
  add('roll-ups after 100 members did something', await seconds(() => learnToday(place, history, 100)));
  const sending = await took(() => sendEvents(place, history));
  add('events of browsers taken', `${Math.round((CALLS * BATCH) / sending).toLocaleString('en')} a second`);
}

const HEAD = ['engine', 'events', 'what', 'p50', 'p95', 'server, processor', 'database, processor'];

const rowsOf =
  ({ engine }: BenchTarget, { events }: History) =>
  (...cells: string[]) =>
    void process.stdout.write(`| ${[engine, `${(events / 1_000_000).toFixed(1)} million`, ...cells].join(' | ')} |\n`);

/** The dashboard's endpoint and every panel of the screen, with the period before. */
async function readPanels(place: BenchTarget, history: History): Promise<void> {
  const api = `${place.origin}/api/v1`;
  const add = rowsOf(place, history);
  const read = async (name: string, address: string) => {
    const ask = () => get(history.grace.token, address);
    await measure(WARM_UPS, ask, 0);
    const before = await databaseTime(place);
    const { p50, p95, cpu } = await measure(READS, ask, 0);
    // On the embedded database both are one process.
    const database = place.database.kind === 'server' ? ms(((await databaseTime(place)) - before) / READS) : '';
    add(name, `${ms(p50)} ms`, `${ms(p95)} ms`, ms(cpu), database);
  };
  await read('dashboard', `${api}/analytics/organizations/${history.orgId}/dashboard`);
  for (const panel of PANELS)
    await read(panel, `${api}/organizations/${history.orgId}/insights/${panel}?compare=previous`);
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

async function get(token: string, address: string): Promise<void> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${response.status} ${address} ${await response.text()}`);
  await response.arrayBuffer();
}
