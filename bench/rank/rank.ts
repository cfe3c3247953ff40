import { leaderboardQuery } from '@snapwell/contract/gamification/leaderboard.schemas';
import { awardPoints, compactRanks } from '../../apps/api/src/features/gamification/index.ts';
import { readLeaderboard } from '../../apps/api/src/features/gamification/standing/read-leaderboard.ts';
import { readOwnStanding } from '../../apps/api/src/features/gamification/standing/read-standing.ts';
import { inOrganization } from '../../apps/api/src/platform/database/transaction.ts';
import { newId } from '../../apps/api/src/platform/new-id.ts';
import { repeat } from '../../apps/api/src/platform/limits/repeat.ts';
import type { MemberCaller } from '../../apps/api/src/security/caller.ts';
import { measure, ms, printTable, type Times } from '../measure.ts';
import { onEachEngine, type BenchTarget } from '../place.ts';
import { countRank, countWrongRanks, type Crowd, makeCrowd, readRank } from './rank-crowd.ts';

const SIZES = [1_000, 100_000, 1_000_000];
/** Other sizes for a quick look: npm run bench -- rank 1000 10000. */
const askedFor = process.argv.slice(3).map(Number);
/** A million members are beyond the embedded database's purpose. */
const EMBEDDED_SIZES = [1_000, 10_000];
const READS = 300;
const COUNTS = 40;
const WRITERS = 10;
const WRITES_EACH = 150;
const COMPACTION_PAUSE_MS = 1500;

/** Rank, leaderboard and gains against the number of members, by the acts of the server; every number in one run. */
export async function benchRank(): Promise<void> {
  await onEachEngine(async (place) => {
    const sizes = askedFor.length > 0 ? askedFor : place.engine === 'embedded' ? EMBEDDED_SIZES : SIZES;
    const columns: Record<string, string>[] = [];
    for (const size of sizes) columns.push(await measureAt(place, size));
    const names = Object.keys(columns[0]!);
    printTable(
      [`${place.engine}: p50 / p99 ms`, ...sizes.map((size) => `${size.toLocaleString('en')} members`)],
      names.map((name) => [name, ...columns.map((column) => column[name]!)]),
    );
  });
}

async function measureAt(place: BenchTarget, size: number): Promise<Record<string, string>> {
  const started = performance.now();
  const crowd = await makeCrowd(place, size);
  process.stdout.write(
    `${place.engine}: ${size} members made in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  );
  const quiet = await measureReads(place, crowd);
  const busy = await measureWrites(place, crowd);
  return { ...quiet, ...busy };
}

async function measureReads(place: BenchTarget, crowd: Crowd): Promise<Record<string, string>> {
  const read = (query: object) => async (i: number) =>
    void (await readLeaderboard(place.world, callerOf(crowd, someone(crowd, i)), leaderboardQuery.parse(query)));
  const middle = await cursorInTheMiddle(place, crowd);
  return {
    'own points, streak and rank': inWords(await measure(READS, readStandingOf(place, crowd))),
    'the rank alone': inWords(await measure(READS, (i) => readRank(place, crowd, someone(crowd, i)))),
    'the rank counted without the histogram, for comparison': inWords(
      await measure(COUNTS, (i) => countRank(place, crowd, someone(crowd, i)), 2),
    ),
    'leaderboard of all time, first page': inWords(await measure(READS, read({ period: 'all' }))),
    'leaderboard of all time, a page in the middle': inWords(
      await measure(READS, read({ period: 'all', cursor: middle })),
    ),
    'leaderboard of the week, first page': inWords(await measure(READS, read({ period: 'week' }))),
    'leaderboard of a group of 40': inWords(await measure(READS, read({ period: 'all', group: crowd.groupId }))),
  };
}

async function measureWrites(place: BenchTarget, crowd: Crowd): Promise<Record<string, string>> {
  const alone = await measure(READS, (i) => earn(place, crowd, someone(crowd, i)));
  const stopCompacting = repeat(COMPACTION_PAUSE_MS, () => compactRanks(place.world), fail);
  const started = performance.now();
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    measure(WRITES_EACH, (i) => earn(place, crowd, someone(crowd, i * WRITERS + writer)), 0),
  );
  const rank = await measure(READS, readStandingOf(place, crowd), 0);
  const times = await Promise.all(writers);
  const perSecond = (WRITERS * WRITES_EACH * 1000) / (performance.now() - started);
  await stopCompacting();
  const wrong = await countWrongRanks(
    place,
    crowd,
    Array.from({ length: 20 }, (_, i) => someone(crowd, i)),
  );
  return {
    'one gain': inWords(alone),
    [`one gain, ${WRITERS} people at once`]: inWords(worst(times)),
    'gains a second then': perSecond.toFixed(0),
    'own points, streak and rank meanwhile': inWords(rank),
    'ranks that were wrong, of 20 counted afterwards': String(wrong),
  };
}

const callerOf = ({ orgId }: Crowd, uid: string) => ({ orgId, uid }) as MemberCaller;
const readStandingOf = (place: BenchTarget, crowd: Crowd) => async (i: number) =>
  void (await readOwnStanding(place.world, callerOf(crowd, someone(crowd, i)), { includeRank: true }));

/** Another member each time, all over the organization. */
const someone = ({ members, uidOf }: Crowd, i: number) => uidOf((i * 7_919) % members);

const earn = ({ world }: BenchTarget, { orgId }: Crowd, uid: string) =>
  inOrganization(world.db, orgId, (scope) =>
    awardPoints(scope, world, { uid, at: world.clock.now(), source: 'content', kind: 'article', sourceId: newId() }),
  );

/** Where somebody with half of the usual points stands: a place that no page from the top reaches soon. */
async function cursorInTheMiddle({ world }: BenchTarget, crowd: Crowd): Promise<string> {
  const { around_me } = await readLeaderboard(
    world,
    callerOf(crowd, crowd.uidOf(1)),
    leaderboardQuery.parse({ period: 'all' }),
  );
  const own = around_me.find((row) => row.is_me)!;
  return Buffer.from(JSON.stringify([own.points, own.user_id])).toString('base64url');
}

/** The middle of the middles, and the worst of the ends: what no writer was spared. */
function worst(times: readonly Times[]): Times {
  const sorted = times.map(({ p50 }) => p50).sort((a, b) => a - b);
  return {
    p50: sorted[Math.floor(sorted.length / 2)]!,
    p95: Math.max(...times.map(({ p95 }) => p95)),
    p99: Math.max(...times.map(({ p99 }) => p99)),
    max: Math.max(...times.map(({ max }) => max)),
    cpu: Math.max(...times.map(({ cpu }) => cpu)),
  };
}

const inWords = ({ p50, p99 }: Times) => `${ms(p50)} / ${ms(p99)}`;
const fail = (error: unknown) => {
  throw error;
};
