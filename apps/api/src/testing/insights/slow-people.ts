import { addDays, type Day, dayOf, daysBetween } from '#features/gamification/index.ts';
import { SlowStreak, type Wall } from '../streaks/slow-streak.ts';
import { isHere, isIn, type Raw, type SlowQuery } from './slow-insights.ts';

type Member = Raw['members'][number];

const here = (raw: Raw, group: string | null): Member[] =>
  raw.members.filter(({ uid }) => isHere(raw, uid) && isIn(raw, uid, group));

const leavesOf = (raw: Raw, uid: string) =>
  raw.leaves
    .filter((leave) => leave.uid === uid)
    .map(({ startedAt, endedAt }) => ({ from: startedAt, until: endedAt }));

/** The clock on the wall of a member. A change of it waits for the end of their day. */
function wallOf({ organization }: Raw, member: Member, at: Date): Wall {
  const { formerUntil, formerTimezone, formerDayStartHour } = member;
  if (formerUntil !== null && at < formerUntil) return { timezone: formerTimezone!, dayStartHour: formerDayStartHour! };
  const timezone = member.timezone ?? organization.timezone;
  return { timezone, dayStartHour: member.dayStartHour ?? organization.dayStartHour };
}

/** Everything that ever happened to a member's streak, one thing after another, and how somebody finds it who looks now. */
function streakOf(raw: Raw, member: Member, now: Date): { current: number; best: number } {
  const streak = new SlowStreak({
    weekdaysOff: raw.organization.daysOff.weekdays,
    leaves: leavesOf(raw, member.uid),
  });
  const events = raw.streakEvents
    .filter(({ uid }) => uid === member.uid)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.place - b.place);
  for (const { kind, at, timezone, dayStartHour } of events)
    if (kind === 'day') streak.visit(at, { timezone, dayStartHour });
    else streak.repair(at, wallOf(raw, member, at));
  return streak.look(now, wallOf(raw, member, now));
}

/** How many members have a streak of how many days now. */
export function slowStreaks(raw: Raw, { group, now }: SlowQuery) {
  const streaks = here(raw, group).map((member) => streakOf(raw, member, now).current);
  const between = (from: number, to: number) => streaks.filter((days) => days >= from && days <= to).length;
  return {
    bands: [
      between(0, 0),
      between(1, 2),
      between(3, 6),
      between(7, 13),
      between(14, 29),
      between(30, 99),
      between(100, Infinity),
    ],
    members: streaks.length,
    with_streak: between(1, Infinity),
    longest: Math.max(0, ...streaks),
  };
}

/** Who has not been here for 14 days and more, with what they would come back to. */
export function slowAtRisk(raw: Raw, { clock, group, now }: SlowQuery) {
  const today = dayOf(now, clock);
  const listed = new Set(
    raw.items
      .filter((item) => item.status === 'published' && item.ownerUid === null && item.moduleId)
      .map(({ id }) => id),
  );
  const risky = here(raw, group).flatMap((member) => {
    if (member.status === 'on_leave') return [];
    const visits = raw.ledger
      .filter(({ uid, source }) => uid === member.uid && source === 'visit')
      .map(({ day }) => day);
    if (member.lastVisitAt !== null) visits.push(dayOf(member.lastVisitAt, clock));
    const last = visits.toSorted().at(-1) ?? dayOf(member.joinedAt, clock);
    const away = daysBetween(last, today);
    if (away < 14) return [];
    const begun = raw.progress
      .filter((row) => row.uid === member.uid && listed.has(row.contentId))
      .filter((row) => !raw.completions.some((done) => done.uid === row.uid && done.contentId === row.contentId))
      .toSorted((a, b) => b.visitedAt.getTime() - a.visitedAt.getTime());
    const facts = {
      days_away: away,
      best_streak: streakOf(raw, member, now).best,
      left_open: begun[0]?.contentId ?? null,
    };
    return [[member.uid, facts] as const];
  });
  return Object.fromEntries(risky);
}

/** Who is late with what: `uid type id`. */
export function slowOverdue(raw: Raw, { clock, group, now }: SlowQuery) {
  const today = dayOf(now, clock);
  const result: Record<string, { due_on: Day; days_late: number; items: number; items_done: number }> = {};
  for (const { uid, status } of here(raw, group)) {
    if (status === 'on_leave') continue;
    const asked = [
      ...raw.assignments
        .filter((row) => row.uid === uid && row.dueOn !== null && !row.isExempt && !row.doneOn && !row.endedOn)
        .map((row) => ({ type: row.targetType, id: row.targetId, due: row.dueOn! })),
      ...raw.courses
        .filter((course) => course.status === 'published' && course.dueOn !== null)
        .map(({ id, dueOn }) => ({ type: 'course' as const, id, due: dueOn! })),
    ];
    for (const { type, id, due } of asked.toSorted((a, b) => (a.due < b.due ? 1 : -1))) {
      if (addDays(due, 1) > today) continue;
      const items = itemsOfTarget(raw, type, id);
      const done = items.filter((item) => raw.completions.some((row) => row.uid === uid && row.contentId === item));
      // The earliest comes last, and stays.
      if (done.length < items.length)
        result[`${uid} ${type} ${id}`] = {
          due_on: due,
          days_late: daysBetween(due, today),
          items: items.length,
          items_done: done.length,
        };
    }
  }
  return result;
}

function itemsOfTarget(raw: Raw, type: 'course' | 'module' | 'content', id: string): string[] {
  const published = raw.items.filter(({ status, ownerUid }) => status === 'published' && ownerUid === null);
  if (type === 'content') return published.filter((item) => item.id === id).map((item) => item.id);
  const course = raw.courses.find((each) => each.id === id && each.status === 'published');
  const wanted = type === 'module' ? [id] : (course?.moduleIds ?? []);
  const open = new Set(
    raw.modules.filter((each) => each.status === 'published' && wanted.includes(each.id)).map((each) => each.id),
  );
  return published.filter(({ moduleId }) => moduleId !== null && open.has(moduleId)).map((item) => item.id);
}
