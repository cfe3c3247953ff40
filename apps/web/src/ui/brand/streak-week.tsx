import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { classNames } from '../class-names.ts';
import { Flame } from '../cover/drawings/flame.tsx';
import { Snowflake } from '../cover/drawings/snowflake.tsx';

export type StreakDayState = 'visited' | 'freeze' | 'missed' | 'neutral' | 'upcoming' | 'bonus';

export interface StreakDay {
  /** 'Monday'; its first letter stands under the dot. */
  name: string;
  state: StreakDayState;
  isToday?: boolean;
  /** What a bonus day brings. */
  bonusPoints?: number;
}

const DOTS: Record<StreakDayState, string> = {
  visited: 'border-transparent bg-[color-mix(in_oklab,var(--ember)_18%,var(--surface))]',
  freeze: 'border-transparent bg-sky-soft',
  missed: 'border-line bg-surface text-ink-3',
  neutral: 'border-transparent bg-surface-2 text-ink-3',
  upcoming: 'border-line bg-surface',
  bonus: 'border-dashed border-snap-edge bg-snap-soft text-snap-ink',
};

const WORDS: Record<StreakDayState, MessageDescriptor> = {
  visited: msg`done`,
  freeze: msg`freeze used`,
  missed: msg`missed`,
  neutral: msg`not counted`,
  upcoming: msg`to come`,
  bonus: msg`bonus day`,
};

/** The week of a streak as seven dots: flame, snowflake, a ring for today, a dashed bonus day. */
export function StreakWeek({ days, size = 'md' }: { days: readonly StreakDay[]; size?: 'md' | 'lg' }) {
  return (
    <ol className="grid grid-cols-7 gap-1">
      {days.map((day) => (
        <li
          key={day.name}
          className={classNames(
            'grid justify-items-center gap-2 text-xs font-semibold',
            day.isToday ? 'text-ember-ink' : 'text-ink-2',
          )}
        >
          <span
            className={classNames(
              'figure grid aspect-square w-full forced-color-adjust-none place-items-center rounded-full border-2 text-[0.75rem] leading-none tracking-[-0.03em]',
              size === 'lg' ? 'max-w-10' : 'max-w-9',
              day.isToday ? 'border-ember bg-surface ring-3 ring-ember/25' : DOTS[day.state],
            )}
          >
            <Sign day={day} />
          </span>
          <span aria-hidden="true">{Array.from(day.name)[0]}</span>
          <span className="sr-only">{describe(day)}</span>
        </li>
      ))}
    </ol>
  );
}

function Sign({ day }: { day: StreakDay }) {
  switch (day.state) {
    case 'visited':
      return <Flame className="size-[56%]" />;
    case 'freeze':
      return <Snowflake className="size-[56%]" />;
    case 'bonus':
      return <span aria-hidden="true">+{day.bonusPoints}</span>;
    case 'missed':
      return <Flame className="size-[48%]" variant="out" />;
    default:
      return <span className="size-1.5 rounded-full bg-line-strong" />;
  }
}

function describe({ name, state, isToday, bonusPoints }: StreakDay): string {
  const what =
    state === 'bonus' && bonusPoints
      ? t`${plural(bonusPoints, { one: 'bonus of # point', other: 'bonus of # points' })}`
      : i18n._(WORDS[state]);
  return [name, isToday && t`today`, what].filter(Boolean).join(', ');
}
