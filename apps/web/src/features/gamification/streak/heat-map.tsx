import { formatDay } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { calendar } from '../gamification.queries.ts';
import { type HeatDay, heatWeeks, sinceFirst } from './heat-map-days.ts';

const WEEKS = 26;
const FILLS: Record<HeatDay['level'], string> = {
  0: 'bg-surface-2',
  1: 'bg-[color-mix(in_oklab,var(--leaf)_28%,var(--surface))]',
  2: 'bg-[color-mix(in_oklab,var(--leaf)_52%,var(--surface))]',
  3: 'bg-[color-mix(in_oklab,var(--leaf)_76%,var(--surface))]',
  4: 'bg-leaf',
};

/**
 * Half a year of days: the more points, the darker; a freeze in its own colour. Its sentence says the same without
 * colours.
 */
export function HeatMap({ orgId, today }: { orgId: string; today: string }) {
  const { data } = useSuspenseQuery(calendar(orgId, { today, weeks: WEEKS }));
  const weeks = sinceFirst(heatWeeks(data.items, { today, weeks: WEEKS }));
  const active = data.items.filter(({ points }) => points > 0);
  const total = active.reduce((sum, { points }) => sum + points, 0);
  return (
    <section aria-labelledby="calendar" className="min-w-0">
      <SectionHead id="calendar" title={t`Your days`} />
      <div
        ref={showLatest}
        role="region"
        aria-label={t`Your days, to be scrolled sideways`}
        className="overflow-x-auto pb-2"
        tabIndex={0}
      >
        <div
          aria-hidden="true"
          className="grid min-w-max auto-cols-[minmax(1rem,1fr)] grid-flow-col forced-color-adjust-none gap-1"
        >
          {weeks.map((week) => (
            <div key={week[0]!.day} className="grid w-full grid-cols-1 content-start gap-1">
              <span className="h-4 w-0 text-2xs whitespace-nowrap text-ink-2">{monthOf(week)}</span>
              {week.map((day) => (
                <span key={day.day} title={titleOf(day)} className={`aspect-square rounded-[5px] ${fillOf(day)}`} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-2">
        <p>{sumWords(total, active.length)}</p>
        <p aria-hidden="true" className="flex items-center gap-1 text-xs">
          <span className="mr-1">{t`Less`}</span>
          {([0, 1, 2, 3, 4] as const).map((level) => (
            <span key={level} className={`size-3.5 rounded-[4px] ${FILLS[level]}`} />
          ))}
          <span className="mr-3 ml-1">{t`More`}</span>
          <span className="size-3.5 rounded-[4px] bg-sky-soft ring-1 ring-sky ring-inset" />
          <span className="ml-1">{t`Freeze`}</span>
        </p>
      </div>
    </section>
  );
}

const fillOf = ({ mark, level }: HeatDay) =>
  mark === 'frozen' ? 'bg-sky-soft ring-1 ring-sky ring-inset' : FILLS[level];

/** On a narrow screen the last weeks are in view; the older ones are scrolled to. */
function showLatest(scroller: HTMLDivElement | null): void {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}

/** The month's name where it begins in this week; there its column needs the room of the next ones, which it takes. */
function monthOf(week: readonly HeatDay[]): string {
  const first = week.find(({ day }) => day.endsWith('-01'));
  return first ? formatDay(first.day, { month: 'short' }).slice(0, 3) : '';
}

function titleOf({ day, points, mark }: HeatDay): string {
  const date = formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' });
  return mark === 'frozen'
    ? t`${date}: a freeze was used`
    : t`${date}: ${plural(points, { one: '# point', other: '# points' })}`;
}

function sumWords(points: number, days: number): string {
  const earned = t`${plural(points, { one: '# point', other: '# points' })}`;
  return t`${plural(days, {
    one: `${earned} on # day in the last six months.`,
    other: `${earned} over # days in the last six months.`,
  })}`;
}
