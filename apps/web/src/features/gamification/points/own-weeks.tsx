import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { TreePalm } from 'lucide-react';
import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { calendar } from '../gamification.queries.ts';
import { pointsByWeek } from './week-points.ts';

const WEEKS = 6;
/** As many weeks are read as elsewhere, so that all share one answer. */
const READ_WEEKS = 26;
const TALLEST = 100;

/** One's points of the last six weeks, this one in colour. */
export function OwnWeeks({ orgId, today }: { orgId: string; today: string }) {
  const { data } = useQuery({ ...calendar(orgId, { today, weeks: READ_WEEKS }), throwOnError: false });
  if (!data) return <Skeleton shape="card" className="h-52" />;
  const weeks = pointsByWeek(data.items, { today, weeks: WEEKS, leaves: data.leaves });
  const most = Math.max(1, ...weeks.map(({ points }) => points));
  const left = weeks.findLast(({ isLeave }) => isLeave);
  return (
    <section aria-labelledby="own-weeks">
      <SectionHead id="own-weeks" title={t`Your weeks`}>
        <p className="text-sm text-ink-2">{t`Points`}</p>
      </SectionHead>
      <ol className="grid grid-cols-6 items-end gap-1.5">
        {weeks.map(({ from, points, isLeave }, at) => {
          const isNow = at === WEEKS - 1;
          return (
            <li key={from} className="grid justify-items-center gap-1 text-xs text-ink-2">
              <span className={classNames('figure text-sm', isNow && 'text-leaf-ink')}>
                {isLeave ? (
                  <TreePalm className="size-4.5 text-sky-ink" aria-label={t`On leave`} role="img" />
                ) : (
                  formatNumber(points)
                )}
              </span>
              <span
                aria-hidden="true"
                className={classNames(
                  'w-full forced-color-adjust-none rounded-t-md rounded-b-[4px]',
                  isLeave ? 'bg-sky-soft' : isNow ? 'bg-leaf' : 'bg-line',
                )}
                style={{ height: Math.max(4, (points / most) * TALLEST) }}
              />
              <span className={classNames('whitespace-nowrap', isNow && 'font-[650] text-leaf-ink')}>
                {isNow ? t`Now` : formatDay(from, { day: 'numeric', month: 'short' })}
              </span>
            </li>
          );
        })}
      </ol>
      {left && <p className="mt-3 text-sm text-ink-2">{leaveWords(left.from)}</p>}
    </section>
  );
}

function leaveWords(monday: string): string {
  const day = formatDay(monday, { day: 'numeric', month: 'long' });
  return t`On leave in the week of ${day}: nothing was lost.`;
}
