import { plural, t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { formatDay } from '#platform/locale/format.ts';
import { personDay } from '#platform/locale/person-day.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { daysUntil } from '../when-words.ts';

type Row = QuizResults['questions'][number];

/** Days beyond the last of these are told together. */
const MOST_DAYS = 4;
const MOST_DOTS = 10;

interface ComesBackProps {
  questions: readonly Row[];
  reviewsPath: string;
}

/** When the questions are asked again: a line that gets wider with the pauses. */
export function ComesBack({ questions, reviewsPath }: ComesBackProps) {
  const stops = stopsOf(questions);
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="comes-back">
      <SectionHead id="comes-back" title={t`What comes back, and when`} lead={comesLead(questions)}>
        <span className="max-sm:hidden print:hidden">
          <TextLink to={reviewsPath}>{t`Reviews`}</TextLink>
        </span>
      </SectionHead>
      <ol className="mt-2 flex max-sm:flex-col">
        {stops.map(({ days, rows }, at) => (
          <li
            key={days}
            className={classNames(
              'relative min-w-0 pb-6 max-sm:pl-10 sm:pr-6 sm:pb-0',
              WIDTHS[at],
              'before:absolute before:bg-line max-sm:before:top-3 max-sm:before:-bottom-3 max-sm:before:left-2.25 max-sm:before:w-1.5 max-sm:last:before:hidden',
              'sm:before:top-2 sm:before:right-0 sm:before:left-0 sm:before:h-1.5 sm:last:before:rounded-r-full',
            )}
          >
            <span
              className="relative inline-flex gap-1 bg-paper max-sm:absolute max-sm:top-0 max-sm:left-0 sm:pr-2"
              aria-hidden="true"
            >
              {rows.slice(0, MOST_DOTS).map((row, place) => (
                <span
                  key={row.question.id}
                  className={classNames('size-5.5 rounded-full', dotOf(row), place > 0 && 'max-sm:hidden')}
                />
              ))}
            </span>
            <p className="font-display text-lg leading-tight font-bold sm:mt-2.5">{stopWords(days)}</p>
            {days > 0 && <p className="text-xs text-ink-3">{dateWords(rows[0]!)}</p>}
            <p className="mt-0.5 line-clamp-2 text-sm text-ink-2">
              {rows.length === 1 ? (
                <ContentText text={rows[0]!.question.prompt.split('\n')[0]!} />
              ) : (
                plural(rows.length, { one: '# question', other: '# questions' })
              )}
            </p>
          </li>
        ))}
      </ol>
      <span className="sm:hidden print:hidden">
        <TextLink to={reviewsPath}>{t`Reviews`}</TextLink>
      </span>
    </section>
  );
}

/** Each pause is drawn wider than the one before. */
const WIDTHS = ['sm:flex-[3]', 'sm:flex-[4]', 'sm:flex-[5]', 'sm:flex-[6]'];

interface Stop {
  /** From today. */
  readonly days: number;
  readonly rows: readonly Row[];
}

export function stopsOf(questions: readonly Row[], now = new Date()): Stop[] {
  const back = questions
    .filter(({ verdict }) => verdict.comes_back_at !== null)
    .toSorted((a, b) => a.verdict.comes_back_at!.localeCompare(b.verdict.comes_back_at!));
  const byDay = Map.groupBy(back, ({ verdict }) => Math.max(0, daysUntil(verdict.comes_back_at!, now)));
  const stops = [...byDay].map(([days, rows]) => ({ days, rows }));
  const beyond = stops.slice(MOST_DAYS - 1);
  return beyond.length > 1
    ? [...stops.slice(0, MOST_DAYS - 1), { days: beyond[0]!.days, rows: beyond.flatMap(({ rows }) => rows) }]
    : stops;
}

function stopWords(days: number): string {
  if (days === 0) return t`Today`;
  if (days === 1) return t`Tomorrow`;
  if (days < 14) return t`In ${days} days`;
  const weeks = Math.round(days / 7);
  return t`In ${weeks} weeks`;
}

const dateWords = ({ verdict }: Row) =>
  formatDay(personDay(new Date(verdict.comes_back_at!)), { weekday: 'short', day: 'numeric', month: 'short' });

/** What was never known can't be forgotten. */
const comesLead = (questions: readonly Row[]) =>
  questions.some(({ verdict }) => verdict.comes_back_at !== null && verdict.is_right)
    ? t`What you missed soon, what you knew before you'd forget it`
    : t`What you missed is asked again soon`;

function dotOf({ verdict, change, is_unknown: isUnknown }: Row): string {
  if (change === 'slipped') return 'border-3 border-dashed border-ember bg-paper';
  if (isUnknown) return 'border-[7px] border-sky bg-paper';
  if (!verdict.is_right && verdict.credit > 0) return 'border-[7px] border-snap bg-paper';
  if (!verdict.is_right) return 'border-[7px] border-berry bg-paper';
  return change === 'put_right' ? 'bg-leaf' : 'border-3 border-ink-3 bg-paper';
}
