import { KEPT_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { addDays, type Day, type DayClock, dayOf } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import {
  clearStrangers,
  closeDaysBefore,
  findFirstKept,
  remakeDays,
  remakeTotals,
} from './activity-days.repository.ts';
import { clearBlocks, clearTails, listBlocksAcross } from './answer-blocks.repository.ts';
import { foldDays } from './fold-days.ts';
import { clearLessonAnswers } from './lesson-answers.repository.ts';
import { clearMarks, type RollUpState, saveRollUp } from './roll-ups.repository.ts';
import { findLibrary, listEverybody, remakeRecall, remakeUses } from './uses.repository.ts';

/** Members of whom all that is kept is made in one transaction: others wait for the embedded database's only session. */
const PEOPLE_AT_ONCE = 25;
/** Days added up in one transaction. */
const DAYS_AT_ONCE = 7;

interface Remade {
  readonly state: RollUpState;
  readonly remake: NonNullable<RollUpState['remake']>;
}

/**
 * Begins to make all that is kept of single people anew, as of a moment. What is new until then needs no marks any more.
 * Older days stay closed, and blocks that reach over the border stay as they are. A figure that is asked for meanwhile
 * may lack answers that are not folded again yet.
 */
export async function beginToRemake(
  scope: OrganizationScope,
  { state, clock, at }: { state: RollUpState | null; clock: DayClock; at: Date },
): Promise<void> {
  const today = dayOf(at, clock);
  const keptFrom = addDays(today, -KEPT_DAYS);
  await clearMarks(scope);
  await closeDaysBefore(scope, keptFrom);
  await clearStrangers(scope);
  await clearBlocks(scope, keptFrom);
  await clearTails(scope);
  await clearLessonAnswers(scope);
  const remake = { library: nameOf(await findLibrary(scope), today), to: '' };
  const begun = { foldedTo: addDays(keptFrom, -1), isStale: false, updatedAt: at };
  await saveRollUp(scope, { ...clock, library: state?.library ?? '', remake, ...begun });
}

/**
 * The next step of it: everything of some more people, found by them, because no table of a feature is in the order of its
 * days; then sums and blocks of some more days. Whoever takes a step goes on from the last one.
 */
export async function remakeMore(scope: OrganizationScope, { state, remake }: Remade): Promise<void> {
  const clock = { timezone: state.timezone, dayStartHour: state.dayStartHour };
  const today = dayOf(state.updatedAt, clock);
  const keptFrom = addDays(today, -KEPT_DAYS);
  const uids = await listEverybody(scope, { after: remake.to, most: PEOPLE_AT_ONCE });
  if (uids.length === 0) return remakeMoreDays(scope, { state, remake, keptFrom, today });
  await remakeDays(scope, { from: keptFrom, to: today, uids, clock });
  await remakeUses(scope, uids, clock);
  await remakeRecall(scope, uids, today);
  await saveRollUp(scope, { ...state, remake: { ...remake, to: uids.at(-1)! } });
}

async function remakeMoreDays(
  scope: OrganizationScope,
  { state, remake, keptFrom, today }: Remade & { keptFrom: Day; today: Day },
): Promise<void> {
  const from = addDays(state.foldedTo, 1);
  const [yesterday, first] = [addDays(today, -1), (await findFirstKept(scope)) ?? today];
  // Nothing is known of the days before the first.
  const begin = from < first ? first : from;
  const end = [addDays(begin, DAYS_AT_ONCE - 1), yesterday].toSorted()[0]!;
  const after = await listBlocksAcross(scope, keptFrom);
  const foldedTo = await foldDays(scope, { from: begin, to: end, after });
  const isLast = foldedTo >= yesterday;
  await remakeTotals(scope, { from, to: isLast ? today : foldedTo });
  await saveRollUp(scope, { ...state, foldedTo, ...(isLast && { remake: null, library: remake.library }) });
}

/** Names what uses and recall are made of: the library, and the day from which is counted what will be forgotten. */
export const nameOf = (library: string, today: Day): string => `${library} ${today}`;
