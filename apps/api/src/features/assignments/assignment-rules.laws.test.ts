import fc from 'fast-check';
import type { ReminderStep } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { expect, test } from 'vitest';
import { REMINDING_HOURS } from '@snapwell/contract/learning/assignments/assignments.limits';
import { addDays, dayOf, daysBetween } from '#features/gamification/index.ts';
import {
  type AssignmentRule,
  dueOnFor,
  finishRound,
  firstRound,
  isOnLeave,
  leaveDaysOf,
  nextRound,
  type Round,
  stateOf,
  stepFor,
  stepOn,
} from './assignment-rules.ts';

const DAY_MS = 24 * 3_600_000;
const START = Date.parse('2026-02-20T00:00:00Z');
const DAYS = 365 * 3;
/** Both sides of the date line, clocks that jump by an hour or by half of one, and one that never does. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kolkata', 'UTC'];

const lives = fc.record({
  timezone: fc.constantFrom(...ZONES),
  dayStartHour: fc.constantFrom(0, 6),
  due: fc.oneof(
    fc.record({ type: fc.constant('day' as const), after: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ type: fc.constant('days' as const), after: fc.integer({ min: 1, max: 200 }) }),
  ),
  months: fc.option(fc.integer({ min: 2, max: 24 })),
  windowDays: fc.integer({ min: 1, max: 90 }),
  graceDays: fc.integer({ min: 0, max: 14 }),
  joinsAfter: fc.integer({ min: 0, max: 300 }),
  /** Days from being asked to being done, turn by turn; long ones are late. */
  paces: fc.array(fc.integer({ min: 0, max: 260 }), { minLength: 1, maxLength: 8 }),
  leaves: fc.array(fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 0, max: 120 })), { maxLength: 4 }),
  exception: fc.option(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 120 }))),
  /** Days on which nothing runs. */
  outages: fc.array(fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 1, max: 30 })), { maxLength: 3 }),
});

const HOURS = [3, 12, 21];

interface Moment {
  readonly day: number;
  readonly at: Date;
  readonly today: string;
  /** The hour on the person's wall. */
  readonly wall: number;
}

const timelines = new Map<string, readonly Moment[]>();

/** Three moments a day, as somebody with this clock sees them. */
function timelineOf(clock: { timezone: string; dayStartHour: number }): readonly Moment[] {
  const key = JSON.stringify(clock);
  const hourIn = new Intl.DateTimeFormat('en-GB', { timeZone: clock.timezone, hour: 'numeric', hourCycle: 'h23' });
  const known =
    timelines.get(key) ??
    Array.from({ length: DAYS * HOURS.length }, (_, index) => {
      const day = Math.floor(index / HOURS.length);
      const at = new Date(START + day * DAY_MS + HOURS[index % HOURS.length]! * 3_600_000);
      return { day, at, today: dayOf(at, clock), wall: Number(hourIn.format(at)) };
    });
  timelines.set(key, known);
  return known;
}

interface Sent {
  readonly round: number;
  readonly dueOn: string;
  readonly step: ReminderStep;
  readonly today: string;
}

type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

/** Lives three years, as the job follows them: what it does, without a database. */
function live(life: Life) {
  const clock = { timezone: life.timezone, dayStartHour: life.dayStartHour };
  const timeline = timelineOf(clock);
  const startsOn = timeline[0]!.today;
  const rule: AssignmentRule = {
    startsOn,
    due:
      life.due.type === 'day'
        ? { type: 'day', day: addDays(startsOn, life.due.after) }
        : { type: 'days', days: life.due.after },
    recertification: life.months === null ? null : { every_months: life.months, window_days: life.windowDays },
    graceDays: life.graceDays,
    reminders: ['week_before', 'day_before', 'week_after'],
  };
  const leavesAt = leavesOf(life, clock);
  const joined = timeline.findIndex(({ day }) => day >= life.joinsAfter);
  let round: Round = firstRound(rule, timeline[joined]!.today);
  const sent = new Map<string, Sent>();
  const days: { today: string; round: Round; dueOn: string | null; isUp: boolean; state: string }[] = [];
  for (const { day, at, today, wall } of timeline.slice(joined)) {
    const isUp = !life.outages.some(([from, length]) => day >= from && day < from + length);
    const leaves = leavesAt(at);
    const isAway = isOnLeave(leaves, today);
    if (isUp) round = nextRound(rule, round, today) ?? round;
    const isGivenADay = life.exception !== null && day >= life.joinsAfter + life.exception[0];
    if (isGivenADay && round.round === 1 && round.doneOn === null && round.exceptionOn === null)
      round = { ...round, laterDueOn: addDays(today, life.exception![1]), exceptionOn: today };
    const pace = life.paces[(round.round - 1) % life.paces.length]!;
    if (round.doneOn === null && !isAway && daysBetween(round.askedOn, today) >= pace)
      round = finishRound(rule, round, { doneOn: today, certificateUntil: null });
    const dueOn = dueOnFor(round, leaves, today);
    const standing = { isDone: round.doneOn !== null, isExempt: round.isExempt, isOnLeave: isAway, dueOn, today };
    days.push({ today, round, dueOn, isUp, state: stateOf(rule, standing) });
    if (!isUp || isAway || wall < REMINDING_HOURS.from || wall >= REMINDING_HOURS.until) continue;
    const step = stepFor(rule, round, { dueOn, today });
    const key = `${round.round} ${dueOn} ${step}`;
    if (step && !sent.has(key)) sent.set(key, { round: round.round, dueOn: dueOn!, step, today });
  }
  return { rule, sent: [...sent.values()], days };
}

/** Leave as it is known at a moment: one that has not begun is not, and one that lasts has no end. */
function leavesOf({ leaves }: Life, clock: { timezone: string; dayStartHour: number }) {
  const away = leaves.map(([from, days]) => ({
    from: new Date(START + from * DAY_MS),
    until: new Date(START + (from + days) * DAY_MS),
  }));
  const known = new Map<string, ReturnType<typeof leaveDaysOf>>();
  return (at: Date) => {
    const key = away.map(({ from, until }) => Number(from <= at) + Number(until <= at)).join('');
    const begun = () =>
      away.filter(({ from }) => from <= at).map(({ from, until }) => ({ from, until: until <= at ? until : null }));
    const leavesThen = known.get(key) ?? leaveDaysOf(begun(), clock);
    known.set(key, leavesThen);
    return leavesThen;
  };
}

const once = { numRuns: 40 };

test('a reminder goes out on its own day, or on the first one on which it can', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { sent, days } = live(life);
      for (const { step, dueOn, today, round } of sent) {
        const on = stepOn(step, dueOn);
        expect(today >= on).toBe(true);
        // Later only after days on which nothing ran, or on which they were away or had another day.
        const before = days.filter((day) => day.today >= on && day.today < today && day.round.round === round);
        expect(before.filter((day) => day.isUp && day.dueOn === dueOn).length).toBeLessThan(HOURS.length);
      }
    }),
    once,
  );
});

test('nobody misses a reminder while everything runs and they are here', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { rule, sent, days } = live({ ...life, outages: [], leaves: [], exception: null });
      const told = new Set(sent.map(({ round, dueOn, step }) => `${round} ${dueOn} ${step}`));
      const missed = days.flatMap(({ dueOn, round, today }, index) => {
        // The last moment of the day: until then it may go out. The very last day ends before its hours have come.
        const next = days[index + 1]?.today ?? today;
        if (dueOn === null || round.doneOn !== null || next === today) return [];
        return rule.reminders
          .filter((step) => stepOn(step, dueOn) === today && today > round.askedOn)
          .filter((step) => !told.has(`${round.round} ${dueOn} ${step}`));
      });
      expect(missed).toEqual([]);
    }),
    once,
  );
});

test('nobody is late while away, once done, or before their day and its grace are over', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { rule, days } = live(life);
      const wrong = days.filter(
        ({ state, dueOn, today, round }) =>
          state === 'late' && (round.doneOn !== null || dueOn === null || today <= addDays(dueOn, rule.graceDays)),
      );
      expect(wrong).toEqual([]);
    }),
    once,
  );
});

test('turns follow each other: none opens before its window, and none is lost', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { rule, days } = live({ ...life, outages: [] });
      for (const [index, { round, today }] of days.entries()) {
        const before = days[index - 1]?.round;
        if (!before || before.round === round.round) continue;
        expect(round.round).toBe(before.round + 1);
        expect(round.baseDueOn).toBe(before.againOn);
        expect(today >= round.askedOn && before.doneOn !== null).toBe(true);
      }
      const waiting = days.filter(({ round: { doneOn, againOn }, today }) => doneOn && againOn && today > againOn);
      expect(rule.recertification ? waiting : []).toEqual([]);
    }),
    once,
  );
});
