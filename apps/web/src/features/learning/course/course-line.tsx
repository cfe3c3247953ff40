import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { formatDay } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import type { CalendarFlag, CourseCalendar } from './course-calendar.ts';

const FLAGS = {
  done: 'border-leaf bg-leaf text-on-leaf',
  now: 'border-leaf bg-paper text-leaf-ink',
  open: 'border-line-strong bg-paper text-ink',
};
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
/** From so many modules on a flag is a dot: its number would not be read. */
const MOST_NUMBERED = 12;
/** A share of the line that is narrower than half the word at it. */
const AT_THE_EDGE = 0.03;

/** The calendar of a course as one line: what is behind one in leaf, dots to what is due, flags where modules end. */
export function CourseLine({ calendar: { flags, today, weeks } }: { calendar: CourseCalendar }) {
  const isDone = flags.every(({ state }) => state === 'done');
  const done = isDone ? 1 : (today ?? flags.findLast(({ state }) => state === 'done')?.at ?? 0);
  const last = flags.at(-1)?.at ?? 1;
  const hasBegun = flags.some(({ module }) => module.begun_on !== null);
  return (
    <div className="mb-6 max-sm:hidden print:hidden" aria-hidden="true">
      <div className="relative h-7 text-xs text-ink-3">
        {weeks.map(({ day, at }) => (
          <span
            key={day}
            className={classNames(
              'absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0',
              today !== null && Math.abs(at - today) < 0.05 && 'invisible',
            )}
            style={{ left: share(at) }}
          >
            {formatDay(day, SHORT)}
          </span>
        ))}
      </div>
      <div className="relative mt-6 mb-14 h-3 rounded-full bg-line">
        {/* Days that went by before anything was learned are no way that one has come. */}
        {hasBegun && (
          <i className="absolute inset-y-0 left-0 animate-appear rounded-full bg-leaf" style={{ width: share(done) }} />
        )}
        <i
          className="absolute inset-y-1 [background-image:radial-gradient(circle,var(--line-strong)_2px,transparent_2.5px)] [background-size:16px_100%]"
          style={{ left: share(done), width: share(Math.max(0, last - done)) }}
        />
        {today !== null && <Today at={today} />}
        {flags.map((flag, at) => (
          <Flag
            key={flag.module.id}
            flag={flag}
            delay={Math.min(at * 60, 600)}
            isSmall={flags.length > MOST_NUMBERED}
          />
        ))}
      </div>
    </div>
  );
}

const share = (at: number) => `${(at * 100).toFixed(2)}%`;

function Today({ at }: { at: number }) {
  return (
    <span className="absolute top-1/2" style={{ left: share(at) }}>
      <span className="absolute -top-4 h-8 w-1 -translate-x-1/2 rounded-full bg-ink" />
      <b
        className={classNames(
          'absolute -top-11 rounded-full bg-ink px-3 py-1 text-xs whitespace-nowrap text-paper',
          // At the beginning of the line it stays within the page.
          at < AT_THE_EDGE ? '-left-0.5' : '-translate-x-1/2',
        )}
      >{t`Today`}</b>
    </span>
  );
}

function Flag({
  flag: { module, number, state, dueOn, at },
  delay,
  isSmall,
}: {
  flag: CalendarFlag;
  delay: number;
  isSmall: boolean;
}) {
  return (
    <span
      className="absolute top-1/2 grid -translate-x-1/2 -translate-y-1/2 justify-items-center"
      style={{ left: share(at) }}
    >
      <span
        className={classNames(
          'figure grid animate-pop place-items-center rounded-full border-3 shadow-[0_0_0_5px_var(--paper)]',
          isSmall ? 'size-4' : 'size-10',
          FLAGS[state],
        )}
        style={{ animationDelay: `${delay}ms` }}
      >
        {!isSmall && (state === 'done' ? <Check className="size-5" strokeWidth={3} /> : number)}
      </span>
      {!isSmall && (
        <span className="absolute top-12 text-xs font-semibold whitespace-nowrap text-ink-2">
          {state !== 'done' && dueOn && dueIn(dueOn)}
          {state === 'done' && module.finished_on && formatDay(module.finished_on, SHORT)}
        </span>
      )}
    </span>
  );
}

function dueIn(dueOn: string): string {
  const day = formatDay(dueOn, SHORT);
  return t`due ${day}`;
}
