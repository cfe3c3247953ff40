import { KEPT_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { addDays, type Day, type DayClock, dayOf } from '#features/gamification/index.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { closeDaysBefore, remakeDays, remakeTotals } from './activity-days.repository.ts';
import { foldDays } from './fold-days.ts';
import { beginToRemake, nameOf, remakeMore } from './remake.ts';
import { findLibrary, listEverybody, remakeModuleUses, remakeRecall, remakeUses } from './uses.repository.ts';
import {
  findRollUp,
  haveErased,
  listStates,
  listWaiting,
  lockRollUp,
  type MarkedPerson,
  type RollUpState,
  saveRollUp,
  takeMarks,
} from './roll-ups.repository.ts';

type RollUpWorld = Pick<World, 'db' | 'clock'>;

/** Of so many people uses of modules and recall are made in one transaction. */
const PEOPLE_AT_ONCE = 200;
/** So many days are added up in one transaction after somebody has erased their account. */
const DAYS_AT_ONCE = 14;

/** Brings the roll-ups of every organization up to date with what happened; says whether there was news of anybody. */
export async function rollUpAll(world: RollUpWorld): Promise<boolean> {
  const waiting = await acrossOrganizations(world.db, listWaiting);
  for (const { orgId } of waiting) await rollUp(world, orgId);
  return waiting.some(({ hasNews }) => hasNews);
}

/** What is left to do after a step. */
type Left =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'more' }
  /** Sums of all days since one, because somebody has erased their account. */
  | { readonly kind: 'totals'; readonly from: Day; readonly to: Day }
  /** What everybody knows and uses, because the library is another or the day is. */
  | { readonly kind: 'everybody'; readonly library: string; readonly today: Day };

/**
 * Brings the roll-ups of an organization up to date: days that something new is known of are made anew for the people it
 * is about, answers of days that are over become blocks, and what is older than figures of single people are kept for is
 * closed. The first time, by another clock, or after something long past has changed, all that is kept is made anew.
 *
 * Every step is a short transaction that goes on from where the last one stopped, whoever took that: the embedded database
 * has one session, and requests come in between.
 */
export async function rollUp(world: RollUpWorld, orgId: string): Promise<void> {
  const at = world.clock.now();
  for (;;) {
    const left = await inOrganization(world.db, orgId, (scope) => takeStep(scope, at));
    if (left.kind === 'nothing') return;
    if (left.kind === 'totals') await remakeAllTotals(world, orgId, left);
    if (left.kind === 'everybody') return remakeEverybody(world, orgId, left);
  }
}

/** Makes all that is kept of single people anew. */
export async function rebuild(world: RollUpWorld, orgId: string): Promise<void> {
  await inOrganization(world.db, orgId, async (scope) => {
    await lockRollUp(scope);
    await beginToRemake(scope, { ...(await findRollUp(scope)), at: world.clock.now() });
  });
  await rollUp(world, orgId);
}

async function takeStep(scope: OrganizationScope, at: Date): Promise<Left> {
  await lockRollUp(scope);
  const { clock, state } = await findRollUp(scope);
  const yesterday = addDays(dayOf(at, clock), -1);
  if (!state || (state.library === '' && !state.remake) || !isBy(clock, state))
    await beginToRemake(scope, { state, clock, at });
  else if (state.remake) await remakeMore(scope, { state, remake: state.remake });
  else if (state.isStale && state.foldedTo < yesterday) await beginToRemake(scope, { state, clock, at });
  else return takeOver(scope, { state, clock, at });
  return { kind: 'more' };
}

interface Turn {
  readonly state: RollUpState;
  readonly clock: DayClock;
  readonly at: Date;
}

/** Takes over some of what is new; when nothing is, folds a day that is over. */
async function takeOver(scope: OrganizationScope, { state, clock, at }: Turn): Promise<Left> {
  const today = dayOf(at, clock);
  const firstDay = addDays(today, -KEPT_DAYS);
  const { people, isLast } = await takeMarks(scope);
  const uids = people.map(({ uid }) => uid);
  await remakeMarked(scope, people, { clock, today, firstDay });
  const hasErased = uids.length > 0 && (await haveErased(scope, uids));
  const isLate = people.some(({ since, hasAnswered }) => hasAnswered && dayOf(since, clock) <= state.foldedTo);
  const foldedTo = isLast ? await foldSome(scope, state, today) : state.foldedTo;
  const isStale = state.isStale || isLate || hasErased;
  await saveRollUp(scope, { ...state, foldedTo, isStale, updatedAt: isLast ? at : state.updatedAt });
  if (hasErased) return { kind: 'totals', from: firstDay, to: today };
  if (!isLast || foldedTo < addDays(today, -1)) return { kind: 'more' };
  const library = nameOf(await findLibrary(scope), today);
  return library === state.library ? { kind: 'nothing' } : { kind: 'everybody', library, today };
}

/** Makes each person's days anew since their first mark, and what else is kept of them. */
async function remakeMarked(
  scope: OrganizationScope,
  people: readonly MarkedPerson[],
  { clock, today, firstDay }: { clock: DayClock; today: Day; firstDay: Day },
): Promise<void> {
  if (people.length === 0) return;
  const firstDayOf = ({ since }: MarkedPerson) => [firstDay, dayOf(since, clock)].toSorted()[1]!;
  const changed = new Set<Day>();
  for (const [from, marked] of Map.groupBy(people, firstDayOf)) {
    const days = await remakeDays(scope, { from, to: today, uids: marked.map(({ uid }) => uid), clock });
    for (const day of days) changed.add(day);
  }
  for (const day of changed) await remakeTotals(scope, { from: day, to: day });
  const uids = [...new Set(people.map(({ uid }) => uid))];
  await remakeUses(scope, uids, clock);
  await remakeRecall(scope, uids, today);
}

async function foldSome(scope: OrganizationScope, { foldedTo }: RollUpState, today: Day): Promise<Day> {
  const yesterday = addDays(today, -1);
  if (foldedTo >= yesterday) return foldedTo;
  await closeDaysBefore(scope, addDays(today, -KEPT_DAYS));
  return foldDays(scope, { from: addDays(foldedTo, 1), to: yesterday, after: [] });
}

/** Adds up all days anew. A process that dies meanwhile leaves it to the next turn of the day, which remakes everything. */
async function remakeAllTotals(
  { db }: RollUpWorld,
  orgId: string,
  { from: first, to: last }: { from: Day; to: Day },
): Promise<void> {
  for (let from = first; from <= last; from = addDays(from, DAYS_AT_ONCE)) {
    const to = [addDays(from, DAYS_AT_ONCE - 1), last].toSorted()[0]!;
    await inOrganization(db, orgId, async (scope) => {
      await lockRollUp(scope);
      await remakeTotals(scope, { from, to });
    });
  }
}

/** Made of everybody, it gets its name; a process that dies before leaves the old one, and everybody's is made again. */
async function remakeEverybody(
  { db }: RollUpWorld,
  orgId: string,
  { library, today }: { library: string; today: Day },
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;)
    after = await inOrganization(db, orgId, async (scope) => {
      await lockRollUp(scope);
      const uids = await listEverybody(scope, { after: after!, most: PEOPLE_AT_ONCE });
      if (uids.length > 0) {
        await remakeModuleUses(scope, uids);
        await remakeRecall(scope, uids, today);
      } else {
        const { state } = await findRollUp(scope);
        await saveRollUp(scope, { ...state!, library });
      }
      return uids.at(-1);
    });
}

/** The organizations that have roll-ups. */
export function listRolledUp({ db }: Pick<World, 'db'>): Promise<string[]> {
  return acrossOrganizations(db, listStates);
}

const isBy = (clock: DayClock, state: RollUpState) =>
  state.timezone === clock.timezone && state.dayStartHour === clock.dayStartHour;
