import { t } from '@lingui/core/macro';
import type { House } from '@snapwell/contract/gamification/houses.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { houses } from '../gamification.queries.ts';

const MOST = 8;

/** Group by group what a person earned this week, in the mean; one's own is coloured. Nothing where there is nothing to compare. */
export function GroupPoints({ orgId }: { orgId: string }) {
  const { data } = useQuery({ ...houses(orgId), throwOnError: false });
  const groups = data?.items.filter((house) => house.name !== null) ?? [];
  if (groups.length < 2 || groups.every((house) => house.week_points === 0)) return null;
  const ranked = groups.toSorted((a, b) => mean(b) - mean(a));
  const own = ranked.find((house) => house.is_mine);
  const first = ranked.slice(0, MOST);
  const shown = !own || first.includes(own) ? first : [...first.slice(0, -1), own];
  const most = Math.max(1, mean(ranked[0]!));
  return (
    <section aria-labelledby="groups-this-week">
      <SectionHead id="groups-this-week" title={t`Group by group`}>
        <p className="text-sm text-ink-2">{t`Points a person, this week`}</p>
      </SectionHead>
      <ol className="grid gap-1">
        {shown.map((house) => (
          <li
            key={house.id}
            aria-current={house.is_mine || undefined}
            className={classNames(
              'grid min-h-10 grid-cols-[minmax(0,8rem)_minmax(0,1fr)_3rem] items-center gap-4 text-sm',
              house.is_mine && 'font-[650] text-leaf-ink',
            )}
          >
            <span className="line-clamp-2 leading-tight wrap-anywhere">{house.name}</span>
            <span aria-hidden="true" className="forced-color-adjust-none">
              <i
                className={classNames('block h-3 rounded-r-full rounded-l-sm', house.is_mine ? 'bg-leaf' : 'bg-line')}
                style={{ width: `${Math.max(2, (mean(house) / most) * 100)}%` }}
              />
            </span>
            <b className="figure text-right">{formatNumber(Math.round(mean(house)))}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

const mean = ({ week_points: points, members }: House) => (members === 0 ? 0 : points / members);
