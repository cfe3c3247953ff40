import { plural, t } from '@lingui/core/macro';
import type { CourseDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { formatDay } from '#platform/locale/format.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { PercentRing } from '#ui/progress/percent-ring.tsx';
import { dueWords } from '../catalogue/due/due-words.ts';
import { minutesADay } from './course-calendar.ts';

/** What the course is, how far one is, and how little a day is enough. */
export function CourseHead({ course }: { course: CourseDetail }) {
  const { title, summary, progress_percentage: percent } = course;
  return (
    <header className="my-7 grid gap-x-14 gap-y-5 max-sm:mt-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="min-w-0" lang={CONTENT_LANGUAGE}>
        <h1 className="text-[clamp(2rem,1.5rem+2.6vw,3.25rem)] leading-[1.02] tracking-[-0.035em]">{title}</h1>
        {summary && <p className="mt-3 max-w-[38rem] text-lg wrap-anywhere text-ink-2">{summary}</p>}
      </div>
      <div className="flex items-center gap-5">
        <PercentRing percent={percent} size={96} weight={4} label={t`Progress in the course`} />
        <p className="text-sm text-ink-2">
          <b className="block font-display text-lg text-ink">{leftWords(course)}</b>
          <span className={isBehind(course) ? 'font-semibold text-berry-ink' : undefined}>{paceWords(course)}</span>
        </p>
      </div>
    </header>
  );
}

function leftWords({ progress_percentage: percent, minutes_left: minutes }: CourseDetail): string {
  if (percent === 100) return t`Complete`;
  return t`${plural(minutes, { one: '# minute to go', other: '# minutes to go' })}`;
}

/** Something that was asked for is overdue. */
const isBehind = (course: CourseDetail): boolean =>
  course.progress_percentage < 100 && (course.is_overdue || moduleWords(course)?.isOverdue === true);

function paceWords(course: CourseDetail): string {
  const { due_on: dueOn, is_overdue: isOverdue, progress_percentage: percent, has_certificate: has } = course;
  if (percent === 100) return has ? t`Your certificate is below.` : t`You can look at everything again.`;
  const asked = moduleWords(course);
  if (isOverdue) return capital(dueWords(dueOn!, true));
  if (asked?.isOverdue) return asked.words;
  const pace = minutesADay(course);
  if (!pace)
    return dueOn === null ? (asked?.words ?? t`No day is set: take your time.`) : capital(dueWords(dueOn, false));
  const { days, minutes } = pace;
  const left = t`${plural(days, { one: 'One day left', other: '# days left' })}`;
  const enough = t`${plural(minutes, { one: 'One minute a day is enough.', other: '# minutes a day are enough.' })}`;
  return `${left}. ${enough}`;
}

/** Where modules have days of their own: how many are overdue, or else which is due first. */
export function moduleWords({
  today,
  module_cards: modules,
}: Pick<CourseDetail, 'today' | 'module_cards'>): { words: string; isOverdue: boolean } | null {
  const open = modules.filter(({ finished_on: done }) => done === null);
  const days = open.flatMap(({ due_on: day }) => day ?? []).toSorted();
  const [first] = days;
  if (first === undefined) return null;
  const late = days.filter((day) => day < today).length;
  const total = modules.length;
  const since = formatDay(first, { day: 'numeric', month: 'short' });
  return late > 0
    ? {
        words: plural(late, {
          one: `# of ${total} modules is overdue since ${since}.`,
          other: `# of ${total} modules are overdue, the first since ${since}.`,
        }),
        isOverdue: true,
      }
    : { words: t`The first module is due ${since}.`, isOverdue: false };
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
