import { badges } from '@snapwell/contract/gamification/badges';
import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { grantFromLedger, insertBadges } from '../badges/badges.repository.ts';
import { ALL_TIME, type Board, periodBoards } from '../boards.ts';
import { addDays, type Day } from '../streak/days.ts';
import { updateStanding } from '../gamification.repository.ts';
import {
  type Difference,
  findDifferences,
  findLedgers,
  lockStandings,
  rewriteProjections,
} from './ledger.repository.ts';
import { noStreak, type StreakRules, type StreakState, applyEvent } from '../streak/streak.ts';
import { listRules, listStreakHistories, type Mark, type StreakHistory } from '../streak/streak-history.repository.ts';
import { markDays, streakFields, streakOf } from '../streak/streak.repository.ts';

const streakBadges = badges.flatMap(({ id, rule }) => (rule.kind === 'streak' ? [{ id, days: rule.days }] : []));
const PAGE = 500;
/** Differences shown of each kind: enough to see what happened. */
const SHOWN = 20;

/** The organizations in which somebody earned points. */
export function listLedgers({ db }: Pick<World, 'db'>): Promise<string[]> {
  return acrossOrganizations(db, findLedgers);
}

/**
 * Compares totals, calendar, periods, ranks and streaks of an organization with a rebuild from ledger and events.
 * Changes nothing.
 */
export function verifyLedger({ db, clock }: Pick<World, 'db' | 'clock'>, orgId: string): Promise<Difference[]> {
  return inOrganization(db, orgId, async (scope) => {
    const found = await findDifferences(scope, { boards: comparedBoards(clock.now()), limit: SHOWN });
    await forEachStreak(scope, async (history, { state, marks }) => {
      const [kept, rebuilt] = [describe(streakOf(history.kept), history.marks), describe(state, marks)];
      if (kept !== rebuilt && found.length < SHOWN * 6)
        found.push({ what: 'streak', uid: history.uid, key: 'streak', kept, rebuilt });
    });
    return found;
  });
}

/**
 * Writes every projection of an organization anew, and gives the badges that are missing. Nobody can earn points
 * meanwhile; they wait.
 */
export function rebuildLedger({ db }: Pick<World, 'db'>, orgId: string): Promise<void> {
  return inOrganization(db, orgId, rebuildProjections);
}

/** The same, inside the caller's transaction. */
export async function rebuildProjections(scope: OrganizationScope): Promise<void> {
  await lockStandings(scope);
  await rewriteProjections(scope);
  await grantFromLedger(scope);
  await forEachStreak(scope, async ({ uid }, { state, marks, reachedAt }) => {
    for (const { id, days } of streakBadges) {
      const at = reachedAt[days - 1];
      if (at) await insertBadges(scope, uid, [id], at);
    }
    await updateStanding(scope, uid, streakFields(state));
    await markDays(
      scope,
      uid,
      [...marks].map(([day, mark]) => ({ day, mark })),
    );
  });
}

interface Rebuilt {
  readonly state: StreakState;
  readonly marks: ReadonlyMap<Day, Mark>;
  /** When the streak was first one day long, two days long, and so on. */
  readonly reachedAt: readonly Date[];
}

async function forEachStreak(
  scope: OrganizationScope,
  work: (history: StreakHistory, rebuilt: Rebuilt) => Promise<void>,
): Promise<void> {
  const versions = await listRules(scope);
  let after = '';
  for (;;) {
    const page = await listStreakHistories(scope, after, PAGE);
    for (const history of page) await work(history, foldHistory(history, versions));
    if (page.length < PAGE) return;
    after = page.at(-1)!.uid;
  }
}

function foldHistory({ events }: StreakHistory, versions: ReadonlyMap<number, StreakRules>): Rebuilt {
  let state = noStreak;
  const marks = new Map<Day, Mark>();
  const reachedAt: Date[] = [];
  for (const { event, rulesVersion } of events) {
    const before = state.last?.day;
    const step = applyEvent(state, event, versions.get(rulesVersion) ?? defaultPointRules);
    state = step.state;
    while (reachedAt.length < state.best) reachedAt.push(event.at);
    if (state.last && state.last.day !== before) marks.set(state.last.day, 'visited');
    for (const day of step.frozen) if (marks.get(day) !== 'visited') marks.set(day, 'frozen');
    for (const day of step.repaired) if (marks.get(day) !== 'visited') marks.set(day, 'repaired');
  }
  return { state, marks, reachedAt };
}

function describe(state: StreakState, marks: ReadonlyMap<Day, Mark>): string {
  const days = [...marks].map(([day, mark]) => `${day} ${mark}`).sort();
  return JSON.stringify([streakFields(state), days]);
}

/** The boards whose histograms are kept: all time, four weeks, twelve months. */
function comparedBoards(now: Date): Board[] {
  const today = now.toISOString().slice(0, 10);
  const weeks = [0, 7, 14, 21].map((days) => periodBoards(addDays(today, -days))[0]);
  const months = Array.from({ length: 12 }, (_, i) => periodBoards(addDays(today, -30 * i))[1]);
  return [...new Set([ALL_TIME, ...weeks, ...months])];
}
