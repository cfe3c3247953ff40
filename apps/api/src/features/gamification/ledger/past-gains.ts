import type { PaidContentKind, PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { countedDay } from './counted-day.ts';
import { type Day, dayOf } from '../streak/days.ts';
import type { MemberCalendar } from '../streak/member-calendar.ts';
import { type CountedDay, noStreak, applyEvent } from '../streak/streak.ts';

/** A past visit and what was finished during it. */
export interface PastVisit {
  readonly at: Date;
  readonly finished: readonly { readonly contentId: string; readonly kind: PaidContentKind }[];
  /** What other features found was earned then, priced by the same rules. */
  readonly earned?: readonly {
    readonly source: PointSource;
    readonly sourceId: string;
    readonly thingId: string;
    readonly points: number;
  }[];
}

export interface PastGain {
  readonly source: PointSource;
  readonly sourceId: string;
  /** The quiz whose best attempt counts; for all else what `sourceId` names. */
  readonly thingId: string;
  readonly points: number;
  readonly at: Date;
  readonly day: Day;
  readonly countedOn: Day;
}

/**
 * What a person's past visits, oldest first, would have earned: the same rules as when it happens, taken one after
 * another. What is worth nothing is written down too: a course that was finished counts for a badge.
 */
export function pastGains(
  visits: readonly PastVisit[],
  rules: PointRules,
  calendar: MemberCalendar,
): { gains: PastGain[]; days: CountedDay[] } {
  const gains: PastGain[] = [];
  const days: CountedDay[] = [];
  let streak = noStreak;
  for (const { at, finished, earned = [] } of visits) {
    const event = countedDay(streak, at, calendar);
    const step = applyEvent(streak, event, rules);
    const entry = { at, day: event.day, countedOn: dayOf(at, calendar.organizationClock) };
    if (step.state !== streak) {
      streak = step.state;
      days.push(event);
      gains.push({ ...entry, ...named('visit', event.day), points: rules.visit });
      if (step.bonus > 0) gains.push({ ...entry, ...named('streak_bonus', event.day), points: step.bonus });
    }
    for (const { contentId, kind } of finished)
      gains.push({ ...entry, ...named('content', contentId), points: rules.content[kind] });
    gains.push(...earned.map((gain) => ({ ...entry, ...gain })));
  }
  return { gains, days };
}

const named = (source: PointSource, sourceId: string) => ({ source, sourceId, thingId: sourceId });
