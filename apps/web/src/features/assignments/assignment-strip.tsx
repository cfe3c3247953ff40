import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Assignment } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { Bell, Flag, Repeat } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { addDays, daysBetween, leftWords, monthsWords, shortDay, whoWords } from './assignment-words.ts';

interface StripProps {
  items: readonly Assignment[];
  today: string;
  pathOf: (assignmentId: string) => string;
  onRemind: (assignment: Assignment) => void;
}

/** What runs, on one calendar: length is time, green is done, a tail runs from its day to today. */
export function AssignmentStrip({ items, today, pathOf, onRemind }: StripProps) {
  const calendar = calendarOf(items, today);
  return (
    <section
      aria-label={t`Assignments by date`}
      className="rounded-lg border border-line bg-surface px-6 pt-3 pb-1 max-sm:px-4"
    >
      <div
        aria-hidden="true"
        className={classNames(ROW, 'min-h-10 border-b border-line text-xs text-ink-3 max-lg:hidden')}
      >
        <span>
          <Trans>Length is time, green is done</Trans>
        </span>
        <ol className="relative h-6">
          {calendar.ticks.map((day) => (
            <li
              key={day}
              className="absolute top-1 -translate-x-1/2 whitespace-nowrap"
              style={{ left: calendar.at(day) }}
            >
              {shortDay(day, today)}
            </li>
          ))}
          <li
            className="absolute top-0 -translate-x-1/2 whitespace-nowrap rounded-full bg-ink px-2.5 py-1 font-semibold text-paper"
            style={{ left: calendar.at(today) }}
          >
            <Trans>Today</Trans>
          </li>
        </ol>
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className={classNames(ROW, 'py-4')}>
            <div className="min-w-0">
              <Link
                to={pathOf(item.id)}
                className="font-display leading-tight font-bold wrap-break-word hover:underline"
              >
                {item.target_title || t`Gone from the library`}
              </Link>
              <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-2">
                {whoWords(item)}
                {item.recertification && (
                  <span className="flex items-center gap-1">
                    <Repeat className="size-3.5" aria-hidden="true" />
                    {monthsWords(item.recertification.every_months)}
                  </span>
                )}
              </p>
            </div>
            <Bar item={item} today={today} at={calendar.at} />
            <div className="text-right max-lg:text-left">
              <b className="block font-display font-bold tabular-nums">
                <Trans>
                  {formatNumber(item.counts.done)} of {formatNumber(item.counts.people - item.counts.exempt)}
                </Trans>
              </b>
              <small className={classNames('text-xs', toneOf(item, today))}>{leftWords(item, today)}</small>
            </div>
            <RowAct item={item} pathOf={pathOf} onRemind={onRemind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROW = 'grid items-center gap-x-5 gap-y-2 lg:grid-cols-[13.5rem_minmax(0,1fr)_9.5rem_7.5rem]';

function toneOf({ counts, next_due_on: day }: Assignment, today: string): string {
  if (counts.late > 0) return 'font-semibold text-berry-ink';
  return day && counts.under_way > 0 && daysBetween(today, day) < 7 ? 'font-semibold text-snap-ink' : 'text-ink-2';
}

function RowAct({ item, pathOf, onRemind }: Pick<StripProps, 'pathOf' | 'onRemind'> & { item: Assignment }) {
  const waiting = item.counts.late + item.counts.grace || item.counts.under_way;
  if (item.ended_at === null && waiting > 0)
    return (
      <Button
        size="sm"
        onClick={() => onRemind(item)}
        aria-label={t`Remind ${formatNumber(waiting)}: ${item.target_title}`}
      >
        <Bell className="size-4" aria-hidden="true" /> {t`Remind ${formatNumber(waiting)}`}
      </Button>
    );
  return (
    <Button size="sm" to={pathOf(item.id)} aria-label={t`Look at ${item.target_title}`}>
      <Trans>Look</Trans>
    </Button>
  );
}

function Bar({ item, today, at }: { item: Assignment; today: string; at: (day: string) => string }) {
  const { counts, starts_on: start, next_due_on: next, last_due_on: last } = item;
  const end = last ?? (start < today ? today : addDays(start, 28));
  const done = counts.people === counts.exempt ? 0 : counts.done / (counts.people - counts.exempt);
  const isLate = counts.late > 0 && next !== null;
  const place = (from: string, to: string): CSSProperties => ({
    left: at(from),
    width: `calc(${at(to)} - ${at(from)})`,
  });
  return (
    <div className="relative h-8" aria-hidden="true">
      <i className="absolute -top-5 -bottom-5 w-0.5 bg-ink max-lg:inset-y-0" style={{ left: at(today) }} />
      <span
        className="absolute top-2 h-4 overflow-hidden rounded-full border border-line bg-surface-2"
        style={place(start, isLate ? next : end)}
      >
        <i className="block h-full bg-leaf" style={{ width: `${done * 100}%` }} />
      </span>
      {isLate && (
        <span
          className="absolute top-3 h-2 bg-[repeating-linear-gradient(90deg,var(--berry)_0_7px,transparent_7px_11px)]"
          style={place(next, today)}
        />
      )}
      {(isLate ? next : last) && (
        <span
          className={classNames(
            'absolute top-0 grid size-8 -translate-x-1/2 place-items-center rounded-full border-2',
            isLate
              ? 'border-berry bg-berry text-on-berry'
              : counts.under_way > 0 && daysBetween(today, last!) < 7
                ? 'border-snap-edge bg-snap-soft text-snap-ink'
                : 'border-line-strong bg-surface text-ink-2',
          )}
          style={{ left: at(isLate ? next : last!) }}
        >
          <Flag className="size-4" />
        </span>
      )}
    </div>
  );
}

/** From the first day of what runs to its last, with a little air, and today always in it. */
function calendarOf(items: readonly Assignment[], today: string) {
  const LONGEST = 120;
  const days = items
    .flatMap((item) => [item.starts_on, item.next_due_on, item.last_due_on])
    .filter((day) => day !== null);
  const earliest = [...days, addDays(today, -14)].sort()[0]!;
  const from = earliest < addDays(today, -LONGEST) ? addDays(today, -LONGEST) : earliest;
  const latest = [...days, addDays(today, 28)].sort().at(-1)!;
  const until = addDays(latest > addDays(today, LONGEST) ? addDays(today, LONGEST) : latest, 4);
  const span = daysBetween(from, until);
  const at = (day: string): string =>
    `${Math.min(100, Math.max(0, (daysBetween(from, day) / span) * 100)).toFixed(2)}%`;
  const step = Math.max(7, Math.ceil(span / 7 / 7) * 7);
  const ticks = Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => addDays(from, index * step)).filter(
    (day) => Math.abs(daysBetween(day, today)) > span / 12,
  );
  return { at, ticks };
}
