import { Plural, Trans } from '@lingui/react/macro';
import { formatNumber } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
import type { MemberStats } from '@snapwell/contract/gamification/streak.schemas';
import { Card } from '#ui/layout/card.tsx';
import { Flame } from '#ui/cover/drawings/flame.tsx';
import { Snowflake } from '#ui/cover/drawings/snowflake.tsx';
import { StreakWeek } from '#ui/brand/streak-week.tsx';
import { streakDaysOf } from './streak-days.ts';

/** The streak: how long, the week's seven dots, the freezes held and how far it is to the bonus. */
export function StreakCard({ standing }: { standing: MemberStats }) {
  const { current_streak: days, days_until_next_bonus: toBonus, next_streak_bonus: bonus } = standing.daily_streak_info;
  const { streak_freezes: freezes } = standing;
  return (
    <Card className="bg-[linear-gradient(165deg,var(--ember-soft),var(--surface)_78%)]" aria-labelledby="streak">
      <div className="mb-5 flex items-center gap-3.5">
        <Flame className={days > 0 ? 'size-15' : 'size-15 text-line-strong'} variant={days > 0 ? 'lit' : 'out'} />
        <h2 id="streak" className="grid gap-1">
          <span className="figure text-[2.75rem] leading-[.9] font-extrabold tracking-[-0.04em]">
            {formatNumber(days)}
          </span>
          <span className="font-text text-sm font-semibold tracking-normal text-ember-ink">
            {t`${plural(days, { one: 'day', other: 'days in a row' })}`}
          </span>
        </h2>
      </div>
      <StreakWeek days={streakDaysOf(standing)} />
      <p className="mt-4.5 flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-4 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Snowflake className="size-5" />
          <span>
            <Trans>
              <b className="font-[650] text-ink">
                <Plural value={freezes} _0="No freezes" one="# freeze" other="# freezes" />
              </b>{' '}
              left
            </Trans>
          </span>
        </span>
        {bonus > 0 && (
          <span>
            <Trans>
              Bonus of {bonus} in{' '}
              <b className="font-[650] text-ink">
                <Plural value={toBonus} one="# day" other="# days" />
              </b>
            </Trans>
          </span>
        )}
      </p>
      {freezes > 0 && <p className="mt-1 text-xs text-ink-2">{t`A freeze keeps your streak when you miss a day.`}</p>}
    </Card>
  );
}
