import type {
  AssignedState,
  DueRule,
  Recertification,
  ReminderStep,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { addDays, addMonths, type Day, type DayClock, dayOf, daysBetween } from '#features/gamification/index.ts';

/** Whoever is asked after the others and has fewer days left than this … */
const LEAST_DAYS = 7;
/** … gets so many from the day on which they are asked. */
const LATECOMER_DAYS = 14;
/** How early something comes round again where only its certificate ends. */
const WINDOW_DAYS = 30;

/** What an assignment says for everybody. */
export interface AssignmentRule {
  readonly startsOn: Day;
  readonly due: DueRule;
  readonly recertification: Recertification | null;
  readonly graceDays: number;
  readonly reminders: readonly ReminderStep[];
}

/** One person's turn at it. */
export interface Round {
  readonly round: number;
  readonly askedOn: Day;
  readonly baseDueOn: Day | null;
  readonly doneOn: Day | null;
  readonly againOn: Day | null;
  readonly isExempt: boolean;
  /** A later day that somebody gave them, and since when. */
  readonly laterDueOn: Day | null;
  readonly exceptionOn: Day | null;
}

/** Days away: the first one, and the first one back; null while it lasts. */
export interface LeaveDays {
  readonly from: Day;
  readonly until: Day | null;
}

/** The turn of somebody who is asked on a day. */
export function firstRound(rule: Pick<AssignmentRule, 'startsOn' | 'due'>, askedOn: Day): Round {
  const open = { doneOn: null, againOn: null, isExempt: false, laterDueOn: null, exceptionOn: null };
  return { round: 1, askedOn, baseDueOn: firstDueOn(rule, askedOn), ...open };
}

/** The day of the first turn, for somebody who was asked on `askedOn`. */
export function firstDueOn({ startsOn, due }: Pick<AssignmentRule, 'startsOn' | 'due'>, askedOn: Day): Day | null {
  if (due.type === 'open') return null;
  if (due.type === 'days') return addDays(askedOn, due.days);
  if (askedOn <= startsOn || daysBetween(askedOn, due.day) >= LEAST_DAYS) return due.day;
  return addDays(askedOn, LATECOMER_DAYS);
}

/** Leave as days of a person's own calendar; a leave that ends on the day it began takes none. */
export function leaveDaysOf(
  leaves: readonly { readonly from: Date; readonly until: Date | null }[],
  clock: DayClock,
): LeaveDays[] {
  return leaves
    .map(({ from, until }) => ({ from: dayOf(from, clock), until: until && dayOf(until, clock) }))
    .filter(({ from, until }) => until === null || until > from)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

export function isOnLeave(leaves: readonly LeaveDays[], day: Day): boolean {
  return leaves.some(({ from, until }) => from <= day && (until === null || day < until));
}

/**
 * The day that holds for somebody: that of the rule or of their exception, later by every day on which they were away
 * since. Null without a day, and while they are away.
 */
export function dueOnFor(round: Round, leaves: readonly LeaveDays[], today: Day): Day | null {
  const { askedOn, baseDueOn, laterDueOn, exceptionOn } = round;
  if (isOnLeave(leaves, today)) return null;
  let dueOn = laterDueOn ?? baseDueOn;
  if (dueOn === null) return null;
  const since = (laterDueOn && exceptionOn) ?? askedOn;
  for (const { from, until } of leaves) {
    if (until === null || from > dueOn || until > today) continue;
    dueOn = addDays(dueOn, Math.max(0, daysBetween(from > since ? from : since, until)));
  }
  return dueOn;
}

/** What is known of somebody's turn today; `dueOn` is that of `dueOnFor`. */
interface Standing {
  readonly isDone: boolean;
  readonly isExempt: boolean;
  readonly isOnLeave: boolean;
  readonly dueOn: Day | null;
  readonly today: Day;
}

/** Where somebody is with what they were asked. */
export function stateOf(
  { graceDays }: Pick<AssignmentRule, 'graceDays'>,
  { isDone, isExempt, isOnLeave: isAway, dueOn, today }: Standing,
): AssignedState {
  if (isExempt) return 'exempt';
  if (isDone) return 'done';
  if (isAway) return 'on_leave';
  if (dueOn === null || today <= dueOn) return 'under_way';
  return today <= addDays(dueOn, graceDays) ? 'grace' : 'late';
}

/**
 * The turn once it is done. What comes round again counts from the day it was done; who does it again before its day
 * loses nothing by being early. A certificate that ends sooner decides.
 */
export function finishRound(
  { recertification }: Pick<AssignmentRule, 'recertification'>,
  round: Round,
  { doneOn, certificateUntil }: { doneOn: Day; certificateUntil: Day | null },
): Round {
  const isEarly = round.round > 1 && round.baseDueOn !== null && doneOn <= round.baseDueOn;
  const byRule = recertification && addMonths(isEarly ? round.baseDueOn! : doneOn, recertification.every_months);
  const ends = [byRule, certificateUntil].filter((day) => day !== null).sort();
  return { ...round, doneOn, againOn: ends[0] ?? null };
}

/** The next turn, when its time has come; null before, and for somebody who is exempt. */
export function nextRound(
  { recertification }: Pick<AssignmentRule, 'recertification'>,
  { round, doneOn, againOn, isExempt }: Round,
  today: Day,
): Round | null {
  if (doneOn === null || againOn === null || isExempt) return null;
  const opensOn = addDays(againOn, -(recertification?.window_days ?? WINDOW_DAYS));
  // A window wider than the period would open before the thing was done.
  const askedOn = opensOn > doneOn ? opensOn : addDays(doneOn, 1);
  if (today < askedOn) return null;
  const open = { doneOn: null, againOn: null, isExempt: false, laterDueOn: null, exceptionOn: null };
  return { round: round + 1, askedOn, baseDueOn: againOn, ...open };
}

const STEP_DAYS: Record<ReminderStep, number> = { week_before: -7, day_before: -1, week_after: 7 };

/** The day of a step. */
export const stepOn = (step: ReminderStep, dueOn: Day): Day => addDays(dueOn, STEP_DAYS[step]);

/**
 * The step whose reminder belongs to today; null for none. The latest one counts, so whoever could not be told for some
 * days is told once. What lies before the day on which they were asked, or were given another day, is not told.
 */
export function stepFor(
  { reminders }: Pick<AssignmentRule, 'reminders'>,
  round: Round,
  { dueOn, today }: { dueOn: Day | null; today: Day },
): ReminderStep | null {
  if (dueOn === null || round.doneOn !== null || round.isExempt) return null;
  const since = round.exceptionOn !== null && round.laterDueOn !== null ? round.exceptionOn : round.askedOn;
  const come = reminders
    .filter((step) => stepOn(step, dueOn) > since && stepOn(step, dueOn) <= today)
    .sort((a, b) => STEP_DAYS[b] - STEP_DAYS[a])[0];
  const isMoot = come !== undefined && STEP_DAYS[come] < 0 && today > dueOn;
  return come === undefined || isMoot ? null : come;
}
