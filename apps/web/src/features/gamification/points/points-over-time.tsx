import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { calendar } from '../gamification.queries.ts';
import { pointsByWeek, type WeekPoints } from './week-points.ts';

/** As many weeks are read as the heat map shows, so that both share one answer. */
const READ_WEEKS = 26;
const WEEKS = 12;

/** Points of the last twelve weeks as bars, and as a table for those who cannot see them. */
export function PointsOverTime({ orgId, today }: { orgId: string; today: string }) {
  const { data } = useSuspenseQuery(calendar(orgId, { today, weeks: READ_WEEKS }));
  const weeks = pointsByWeek(data.items, { today, weeks: WEEKS });
  const most = Math.max(1, ...weeks.map(({ points }) => points));
  const now = weeks.at(-1)!;
  return (
    <section aria-labelledby="points-over-time" className="min-w-0">
      <SectionHead id="points-over-time" title={t`Points by week`} lead={comparedWords(weeks)} />
      <div aria-hidden="true" className="grid grid-cols-12 items-end gap-1.5 sm:gap-2.5">
        {weeks.map(({ from, points }) => (
          <span key={from} className="grid justify-items-center gap-1.5" title={weekWords({ from, points })}>
            <span className="figure text-2xs text-ink-2 max-sm:hidden">{points > 0 && formatNumber(points)}</span>
            <span className="flex h-28 w-full forced-color-adjust-none items-end overflow-hidden rounded-sm bg-surface-2">
              <span
                className={`w-full rounded-sm ${from === now.from ? 'bg-snap' : 'bg-leaf'}`}
                style={{ height: `${(points / most) * 100}%` }}
              />
            </span>
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-ink-3">
        <span>{dayWords(weeks[0]!.from)}</span>
        <span>{t`this week`}</span>
      </p>
      <WeekTable weeks={weeks} />
    </section>
  );
}

function WeekTable({ weeks }: { weeks: readonly WeekPoints[] }) {
  return (
    <table className="sr-only">
      <caption>{t`Points by week`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Week of`}</th>
          <th scope="col">{t`Points`}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, points }) => (
          <tr key={from}>
            <th scope="row">{dayWords(from)}</th>
            <td>{formatNumber(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** '85 this week, 120 the week before'. */
function comparedWords(weeks: readonly WeekPoints[]): string {
  const now = formatNumber(weeks.at(-1)!.points);
  const before = formatNumber(weeks.at(-2)?.points ?? 0);
  return weeks.at(-2)?.points ? t`${now} this week, ${before} the week before` : t`${now} this week`;
}

function weekWords({ from, points }: Pick<WeekPoints, 'from' | 'points'>): string {
  const day = dayWords(from);
  return t`Week of ${day}: ${plural(points, { one: '# point', other: '# points' })}`;
}

const dayWords = (day: string) => formatDay(day, { day: 'numeric', month: 'short' });
