import { t } from '@lingui/core/macro';
import type {
  Assignment,
  AssignmentChange,
  DueRule,
  NewAssignment,
  ReminderStep,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { formatDay, formatList, formatNumber } from '#platform/locale/format.ts';
import { addDays, dueWords, todayHere } from './assignment-words.ts';
import type { Addressees } from './who-step.tsx';

/** What is being put together. */
export interface Draft extends Addressees {
  readonly target: { readonly type: 'course' | 'module'; readonly id: string } | null;
  readonly due: DueRule;
  readonly months: number | null;
  /** Days after the day on which nobody counts as late yet. */
  readonly graceDays: number;
  readonly reminders: readonly ReminderStep[];
}

export const hasSomebody = ({ isEverybody, groupIds, people }: Addressees) =>
  isEverybody || groupIds.length > 0 || people.length > 0;

/** What is sent; null while something is missing. */
export function bodyOf(draft: Draft): NewAssignment | null {
  const { target, due, months, graceDays, reminders, isEverybody, groupIds, people } = draft;
  if (!target || !hasSomebody(draft)) return null;
  return {
    target_type: target.type,
    target_id: target.id,
    group_ids: isEverybody ? [] : [...groupIds],
    uids: isEverybody ? [] : people.map(({ uid }) => uid),
    due,
    recertification: recertificationOf(months),
    grace_days: due.type === 'open' ? 0 : graceDays,
    reminders: [...reminders],
  };
}

const recertificationOf = (months: number | null): NewAssignment['recertification'] =>
  months === null ? null : { every_months: months, window_days: Math.min(60, months * 15) };

/** A running one, to be changed: what is named that is gone is left out. */
export function draftOf({ uids, groups, people, due, recertification, grace_days, reminders }: Assignment): Draft {
  return {
    target: null,
    isEverybody: uids.length === 0 && groups.length === 0,
    groupIds: groups.filter(({ name }) => name).map(({ id }) => id),
    people,
    due,
    months: recertification?.every_months ?? null,
    graceDays: grace_days,
    reminders,
  };
}

/** What of it is different now; null while nobody is asked. */
export function changeOf(draft: Draft, before: Assignment): AssignmentChange | null {
  if (!hasSomebody(draft)) return null;
  const { due, months, graceDays, reminders, isEverybody, groupIds, people } = draft;
  const isSamePeriod = months === (before.recertification?.every_months ?? null);
  return {
    group_ids: isEverybody ? [] : [...groupIds],
    uids: isEverybody ? [] : people.map(({ uid }) => uid),
    // A day that stays as it is does not move those of people who came later.
    ...(JSON.stringify(due) !== JSON.stringify(before.due) && { due }),
    ...(!isSamePeriod && { recertification: recertificationOf(months) }),
    grace_days: due.type === 'open' ? 0 : graceDays,
    reminders: [...reminders],
  };
}

/** Whom it asks, in the sentence. */
export function whoOf(
  { isEverybody, groupIds, people }: Addressees,
  groups: readonly { id: string; name: string }[],
): string {
  if (isEverybody) return t`Everybody`;
  const names = [
    ...groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name),
    ...people.map(({ name }) => name),
  ];
  if (names.length === 0) return t`Somebody`;
  if (names.length > 3) return t`${formatNumber(names.length)} groups and people`;
  return groupIds.length > 0 ? t`Everybody in ${formatList(names)}` : formatList(names);
}

/** By when, in the sentence. */
export function dueOf(due: DueRule): string {
  if (due.type === 'day') return formatDay(due.day, { day: 'numeric', month: 'long' });
  return due.type === 'days' ? t`${dueWords(due)} after being asked` : t`no day`;
}

/** Nobody, nothing, in three weeks. */
export const emptyDraft = (): Draft => ({
  isEverybody: false,
  groupIds: [],
  people: [],
  target: null,
  due: { type: 'day', day: addDays(todayHere(), 21) },
  months: null,
  graceDays: 0,
  reminders: ['week_before', 'day_before', 'week_after'],
});
