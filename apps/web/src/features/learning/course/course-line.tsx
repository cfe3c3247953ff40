import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { formatDay } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import type { CalendarFlag, CourseCalendar, CourseStop } from './course-calendar.ts';

const FLAGS = {
  done: 'border-leaf bg-leaf text-on-leaf',
  now: 'border-leaf bg-paper text-leaf-ink',
  open: 'border-line-strong bg-paper text-ink',
  late: 'border-berry bg-berry-soft text-berry-ink',
};
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
/** A share of the line that is narrower than half the word at it. */
const AT_THE_EDGE = 0.03;

/**
 * The calendar of a course as one line: the days that went by, dots to the last one that is due, flags where modules
 * were finished or are due. How far one is does not stand here: the modules say that.
 */
export function CourseLine({ calendar: { flags, today, ticks } }: { calendar: CourseCalendar }) {
  const last = flags.at(-1)?.at ?? 1;
  return (
    <div className="mb-6 max-sm:hidden print:hidden" aria-hidden="true">
      <div className="relative h-7 text-xs text-ink-3">
        {ticks.map(({ day, at }) => (
          <span
            key={day}
            className={classNames(
              'absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0',
              Math.abs(at - today) < 0.06 && 'invisible',
            )}
            style={{ left: share(at) }}
          >
            {formatDay(day, SHORT)}
          </span>
        ))}
      </div>
      <div className="relative mt-7 mb-14 h-3 rounded-full bg-line">
        <i
          className="absolute inset-y-0 left-0 animate-appear rounded-full bg-ink-3/60"
          style={{ width: share(today) }}
        />
        <i
          className="absolute inset-y-1 [background-image:radial-gradient(circle,var(--line-strong)_2px,transparent_2.5px)] [background-size:16px_100%]"
          style={{ left: share(today), width: share(Math.max(0, last - today)) }}
        />
        <Today at={today} />
        {flags.map((flag, at) => (
          <Flag key={flag.from} flag={flag} delay={Math.min(at * 60, 600)} />
        ))}
      </div>
    </div>
  );
}

const share = (at: number) => `${(at * 100).toFixed(2)}%`;

function Today({ at }: { at: number }) {
  return (
    <span className="absolute top-1/2" style={{ left: share(at) }}>
      <span className="absolute -top-7 h-11 w-1 -translate-x-1/2 rounded-full bg-ink" />
      <b
        className={classNames(
          'absolute -top-13 rounded-full bg-ink px-3 py-1 text-xs whitespace-nowrap text-paper',
          // At the beginning of the line it stays within the page.
          at < AT_THE_EDGE ? '-left-0.5' : '-translate-x-1/2',
        )}
      >{t`Today`}</b>
    </span>
  );
}

function Flag({ flag: { stops, from, until, at, isLate }, delay }: { flag: CalendarFlag; delay: number }) {
  const isDone = stops.every(({ state }) => state === 'done');
  const isNow = stops.some((stop) => stop.state === 'now');
  const state = isDone ? 'done' : isLate ? 'late' : isNow ? 'now' : 'open';
  return (
    <span
      className="absolute top-1/2 grid -translate-x-1/2 -translate-y-1/2 justify-items-center"
      style={{ left: share(at) }}
    >
      <span
        className={classNames(
          'figure flex h-10 min-w-10 animate-pop items-center justify-center gap-1 rounded-full border-3 px-2 whitespace-nowrap shadow-[0_0_0_5px_var(--paper)]',
          FLAGS[state],
        )}
        style={{ animationDelay: `${delay}ms` }}
      >
        {isDone && <Check className="size-4.5" strokeWidth={3} />}
        {numbersOf(stops)}
      </span>
      <span
        className={classNames(
          'absolute top-12 text-xs font-semibold whitespace-nowrap',
          state === 'late' ? 'text-berry-ink' : 'text-ink-2',
        )}
      >
        {wordsOf(state, daysOf(from, until))}
      </span>
    </span>
  );
}

/** '2', or of several that stand together '1, 2', and of many '1-9'. */
function numbersOf(stops: readonly CourseStop[]): string {
  const numbers = stops.map(({ number }) => number).toSorted((one, other) => one - other);
  return numbers.length > 3 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ');
}

function daysOf(from: string, until: string): string {
  const [first, last] = [formatDay(from, SHORT), formatDay(until, SHORT)];
  return from === until ? first : `${first} – ${last}`;
}

function wordsOf(state: keyof typeof FLAGS, days: string): string {
  if (state === 'done') return t`finished ${days}`;
  return state === 'late' ? t`was due ${days}` : t`due ${days}`;
}
