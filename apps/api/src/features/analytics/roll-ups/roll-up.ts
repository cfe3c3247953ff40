import { KEPT_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { addDays, type Day, type DayClock, dayOf } from '#features/gamification/index.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { closeDaysBefore, remakeDays, remakeTotals } from './activity-days.repository.ts';
import { type AnswerBlock, foldDay, keyOf } from './answer-blocks.ts';
import { addLessonAnswers, clearLessonAnswers } from './lesson-answers.repository.ts';
import { clearBlocks, insertBlocks, listAnswersOf, listTails, replaceTails } from './answer-blocks.repository.ts';
import { findLibrary, remakeModuleUses, remakeRecall, remakeUses } from './uses.repository.ts';
import {
  findFirstFact,
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

/** Days made anew in one transaction of a rebuild: others wait for the embedded database's only session. */
const DAYS_AT_ONCE = 7;

/** Brings the roll-ups of every organization up to date with what happened. */
export async function rollUpAll(world: RollUpWorld): Promise<void> {
  for (const orgId of await acrossOrganizations(world.db, listWaiting)) await rollUp(world, orgId);
}

/**
 * Brings the roll-ups of an organization up to date: days that something new is known of are made anew for the people it
 * is about, answers of days that are over become blocks, and what is older than figures of single people are kept for is
 * closed. The first time, by another clock, or after something long past has changed, all that is kept is made anew.
 */
export async function rollUp(world: RollUpWorld, orgId: string): Promise<void> {
  const at = world.clock.now();
  for (;;) {
    const next = await inOrganization(world.db, orgId, async (scope) => {
      await lockRollUp(scope);
      const { clock, state } = await findRollUp(scope);
      const yesterday = addDays(dayOf(at, clock), -1);
      if (!state || state.library === '' || !isBy(clock, state) || (state.isStale && state.foldedTo < yesterday))
        return 'rebuild';
      return (await hydratePage(scope, { state, clock, at })) ? 'done' : 'more';
    });
    if (next === 'done') return;
    if (next === 'rebuild') return rebuild(world, orgId);
  }
}

interface Turn {
  readonly state: RollUpState;
  readonly clock: DayClock;
  readonly at: Date;
}

/** Takes over some of what is new; true when nothing is left. */
async function hydratePage(scope: OrganizationScope, { state, clock, at }: Turn): Promise<boolean> {
  const today = dayOf(at, clock);
  const { people, isLast } = await takeMarks(scope);
  const firstDay = addDays(today, -KEPT_DAYS);
  const from = await remakeMarked(scope, people, { clock, today, firstDay });
  const library = await remakeWhatIsKnown(scope, { state, clock, today, uids: people.map(({ uid }) => uid), isLast });
  const isLate = people.some(({ since, hasAnswered }) => hasAnswered && dayOf(since, clock) <= state.foldedTo);
  const hasErased =
    people.length > 0 &&
    (await haveErased(
      scope,
      people.map(({ uid }) => uid),
    ));
  if (hasErased || from) await remakeTotals(scope, { from: hasErased ? firstDay : from!, to: today });
  const yesterday = addDays(today, -1);
  if (isLast) await foldDays(scope, { from: addDays(state.foldedTo, 1), to: yesterday, after: [] });
  if (isLast && state.foldedTo < yesterday) await closeDaysBefore(scope, addDays(today, -KEPT_DAYS));
  await saveRollUp(scope, {
    ...state,
    library,
    foldedTo: isLast && yesterday > state.foldedTo ? yesterday : state.foldedTo,
    isStale: state.isStale || isLate || hasErased,
    updatedAt: at,
  });
  return isLast;
}

/** Each person's days since their first mark; answers the first of them. */
async function remakeMarked(
  scope: OrganizationScope,
  people: readonly MarkedPerson[],
  { clock, today, firstDay }: { clock: DayClock; today: Day; firstDay: Day },
): Promise<Day | null> {
  const firstDayOf = ({ since }: MarkedPerson) => [firstDay, dayOf(since, clock)].toSorted()[1]!;
  const byDay = Map.groupBy(people, firstDayOf);
  for (const [from, marked] of byDay)
    await remakeDays(scope, { from, to: today, uids: marked.map(({ uid }) => uid), clock });
  return [...byDay.keys()].toSorted()[0] ?? null;
}

interface WhatIsKnown extends Omit<Turn, 'at'> {
  readonly today: Day;
  readonly uids: readonly string[];
  readonly isLast: boolean;
}

/**
 * When members came to items, and what they are likely to know: of people of whom something new is known; of all once a
 * day, because time goes on, and after the library has changed. Answers the name of the library.
 */
async function remakeWhatIsKnown(
  scope: OrganizationScope,
  { state, clock, today, uids, isLast }: WhatIsKnown,
): Promise<string> {
  const library = await findLibrary(scope);
  const isChanged = library !== state.library;
  if (uids.length > 0) await remakeUses(scope, uids, clock);
  if (isChanged) await remakeModuleUses(scope);
  const isNextDay = isLast && state.foldedTo < addDays(today, -1);
  if (isChanged || isNextDay) await remakeRecall(scope, null, today);
  else if (uids.length > 0) await remakeRecall(scope, uids, today);
  return library;
}

interface DaysToFold {
  readonly from: Day;
  readonly to: Day;
  /** Blocks that stay: of their questions only what came after them is folded. */
  readonly after: readonly AnswerBlock[];
}

async function foldDays(scope: OrganizationScope, { from, to, after }: DaysToFold): Promise<void> {
  if (from > to) return;
  const closedTo = new Map(after.map((block) => [keyOf(block), block.day]));
  let tails = await listTails(scope);
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const answers = await listAnswersOf(scope, day);
    if (answers.length === 0) continue;
    const answered = answers.filter((answer) => day > (closedTo.get(keyOf(answer)) ?? ''));
    const folded = foldDay(tails, answered, day);
    await insertBlocks(scope, folded.blocks);
    await addLessonAnswers(scope, day);
    tails = folded.tails;
  }
  await replaceTails(scope, tails);
}

/**
 * Makes all that is kept of single people anew, a week at a time, from the first day of which
 * anything is known. Older days stay closed, and blocks that reach over the
 * border stay as they are. A figure that is asked for meanwhile may lack answers that are not folded again yet.
 */
export async function rebuild({ db, clock }: RollUpWorld, orgId: string): Promise<void> {
  const at = clock.now();
  const { calendar, library, firstDay, today, straddling } = await inOrganization(db, orgId, async (scope) => {
    await lockRollUp(scope);
    const { clock: calendar } = await findRollUp(scope);
    const today = dayOf(at, calendar);
    const keptFrom = addDays(today, -KEPT_DAYS);
    const known = await findFirstFact(scope);
    const firstDay = known === null || known > today ? today : [keptFrom, addDays(known, -1)].toSorted()[1]!;
    await closeDaysBefore(scope, keptFrom);
    const straddling = await clearBlocks(scope, keptFrom);
    // Nothing is known of the days before; what stands there is of people who are gone.
    if (keptFrom < firstDay) {
      const unknown = { from: keptFrom, to: addDays(firstDay, -1) };
      await remakeDays(scope, { ...unknown, uids: null, clock: calendar });
      await remakeTotals(scope, unknown);
    }
    await replaceTails(scope, []);
    await clearLessonAnswers(scope);
    await remakeUses(scope, null, calendar);
    await remakeRecall(scope, null, today);
    const library = await findLibrary(scope);
    await saveRollUp(scope, { ...calendar, library, foldedTo: addDays(firstDay, -1), isStale: true, updatedAt: at });
    return { calendar, library, firstDay, today, straddling };
  });
  for (let from = firstDay; from <= today; from = addDays(from, DAYS_AT_ONCE)) {
    const last = addDays(from, DAYS_AT_ONCE - 1);
    const to = last < today ? last : today;
    const foldedTo = to < today ? to : addDays(today, -1);
    await inOrganization(db, orgId, async (scope) => {
      await lockRollUp(scope);
      await remakeDays(scope, { from, to, uids: null, clock: calendar });
      await remakeTotals(scope, { from, to });
      await foldDays(scope, { from, to: foldedTo, after: straddling });
      await saveRollUp(scope, { ...calendar, library, foldedTo, isStale: to < today, updatedAt: at });
    });
  }
}

/** The organizations that have roll-ups. */
export function listRolledUp({ db }: Pick<World, 'db'>): Promise<string[]> {
  return acrossOrganizations(db, listStates);
}

const isBy = (clock: DayClock, state: RollUpState) =>
  state.timezone === clock.timezone && state.dayStartHour === clock.dayStartHour;
