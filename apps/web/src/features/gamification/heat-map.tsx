import { useSuspenseQuery } from '@tanstack/react-query';
import { SectionHead } from '#ui/section-head.tsx';
import { calendar } from './gamification.queries.ts';
import { type HeatDay, heatWeeks } from './heat-map-days.ts';

const WEEKS = 26;
const FILLS: Record<HeatDay['level'], string> = {
  0: 'bg-surface-2',
  1: 'bg-[color-mix(in_oklab,var(--leaf)_28%,var(--surface))]',
  2: 'bg-[color-mix(in_oklab,var(--leaf)_52%,var(--surface))]',
  3: 'bg-[color-mix(in_oklab,var(--leaf)_76%,var(--surface))]',
  4: 'bg-leaf',
};

/** Half a year of days: the more points, the darker; a freeze in its own colour. Its sentence says the same without colours. */
export function HeatMap({ orgId, today }: { orgId: string; today: string }) {
  const { data } = useSuspenseQuery(calendar(orgId, { today, weeks: WEEKS }));
  const weeks = heatWeeks(data.items, { today, weeks: WEEKS });
  const active = data.items.filter(({ points }) => points > 0);
  const total = active.reduce((sum, { points }) => sum + points, 0);
  return (
    <section aria-labelledby="calendar" className="min-w-0">
      <SectionHead id="calendar" title="Your days" />
      <div role="region" aria-label="Your days, to be scrolled sideways" ref={showNewest} className="overflow-x-auto pb-2" tabIndex={0}>
        <div aria-hidden="true" className="grid w-max auto-cols-max grid-flow-col gap-1">
          {weeks.map((week) => (
            <div key={week[0]!.day} className="grid w-4 content-start gap-1">
              <span className="h-4 text-2xs whitespace-nowrap text-ink-2">{monthOf(week)}</span>
              {week.map((day) => (
                <span key={day.day} title={titleOf(day)} className={`size-4 rounded-[5px] ${day.mark === 'frozen' ? 'bg-sky' : FILLS[day.level]}`} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className="text-sm text-ink-2">
        {active.length === 1 ? '1 day' : `${active.length} days`} with {total.toLocaleString()} points in the last half year.
      </p>
    </section>
  );
}

/** Where there is room for a part of them, the latest days are what one came for. */
function showNewest(region: HTMLElement | null): void {
  if (region) region.scrollLeft = region.scrollWidth;
}

/** The month's name where it begins in this week; there its column needs the room of the next ones, which it takes. */
function monthOf(week: readonly HeatDay[]): string {
  const first = week.find(({ day }) => day.endsWith('-01'));
  return first ? inWords(first.day, { month: 'short' }).slice(0, 3) : '';
}

function titleOf({ day, points, mark }: HeatDay): string {
  const date = inWords(day, { weekday: 'short', day: 'numeric', month: 'short' });
  return mark === 'frozen' ? `${date}: a freeze was used` : `${date}: ${points} points`;
}

const inWords = (day: string, form: Intl.DateTimeFormatOptions) => new Date(`${day}T12:00:00Z`).toLocaleDateString(undefined, { ...form, timeZone: 'UTC' });
