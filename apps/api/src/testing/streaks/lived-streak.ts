import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { countedDay } from '#features/gamification/ledger/counted-day.ts';
import { type DayClock, dayOf } from '#features/gamification/streak/days.ts';
import { isOnLeave, type MemberCalendar } from '#features/gamification/streak/member-calendar.ts';
import { noStreak, settle, type StreakState, applyEvent } from '#features/gamification/streak/streak.ts';

/** The streak of the product, driven as the acts drive it. */
export class LivedStreak {
  state: StreakState = noStreak;
  bonuses = 0;

  visit(at: Date, calendar: MemberCalendar): void {
    if (isOnLeave(calendar, at)) return;
    this.take(applyEvent(this.state, countedDay(this.state, at, calendar), defaultPointRules));
  }

  repair(at: Date, { clock }: MemberCalendar): void {
    this.take(applyEvent(this.state, { kind: 'repair', at, day: dayOf(at, clock) }, defaultPointRules));
  }

  look(at: Date, calendar: MemberCalendar): StreakState {
    return settle(this.state, countedDay(this.state, at, calendar)).state;
  }

  private take({ state, bonus }: { state: StreakState; bonus: number }): void {
    this.state = state;
    this.bonuses += bonus;
  }
}

/** The days of somebody whose organization is where they are. */
export function calendarOf(
  clock: DayClock,
  { weekdaysOff = [], leaves = [] }: { weekdaysOff?: readonly number[]; leaves?: MemberCalendar['leaves'] } = {},
): MemberCalendar {
  return { clock, organizationClock: clock, daysOff: { weekdays: weekdaysOff, dates: [] }, leaves };
}
