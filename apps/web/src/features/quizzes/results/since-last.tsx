import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { daysUntil } from '../when-words.ts';
import { dayThen, inCapitals } from './result-words.ts';
import { questionIn, type Thread, type ThreadKind, type Threads, threadsOf } from './threads.ts';

const ROW = 36;
const GAP = 26;

const KINDS: Record<ThreadKind, { words: MessageDescriptor; text: string; line: string }> = {
  kept: { words: msg`Right both times`, text: 'text-ink-2', line: 'stroke-ink-3/50 stroke-2' },
  put_right: { words: msg`Put right`, text: 'font-[650] text-leaf-ink', line: 'stroke-leaf stroke-6' },
  slipped: {
    words: msg`Slipped`,
    text: 'font-[650] text-ember-ink',
    line: 'stroke-ember stroke-5 [stroke-dasharray:.1_9]',
  },
  missed_again: { words: msg`Missed twice`, text: 'font-[650] text-berry-ink', line: 'stroke-berry stroke-3' },
  new_right: { words: msg`New, and right`, text: 'text-ink-2', line: '' },
  new_missed: { words: msg`New, and missed`, text: 'text-ink-2', line: '' },
};

interface SinceLastProps {
  attempt: QuizResults['attempt'];
  questions: QuizResults['questions'];
  last: NonNullable<QuizResults['since_last']>;
}

/** What became of each question since the attempt before: a thread from then to today. */
export function SinceLast({ attempt, questions, last }: SinceLastProps) {
  const drawing = threadsOf(questions);
  const missedTwice = questions.filter(({ change }) => change === 'missed_again').length;
  const putRight = last.put_right;
  const slipped = last.slipped;
  const { left } = drawing;
  const day = dayThen(last.finished_at);
  const isToday = daysUntil(attempt.finished_at) === 0;
  const isFromEarlier = daysUntil(last.finished_at) < 0;
  return (
    <section aria-label={t`Since last time`}>
      <SectionHead title={isToday && isFromEarlier ? t`From ${day} to today` : t`Since last time`}>
        <p className="flex flex-wrap justify-end gap-x-4 text-sm font-[650]">
          {putRight > 0 && <span className="whitespace-nowrap text-leaf-ink">{t`${putRight} put right`}</span>}
          {slipped > 0 && <span className="whitespace-nowrap text-ember-ink">{t`${slipped} slipped`}</span>}
          {missedTwice > 0 && (
            <span className="whitespace-nowrap text-berry-ink">{t`${missedTwice} missed twice`}</span>
          )}
        </p>
      </SectionHead>
      <p className="mb-2 grid grid-cols-2 px-4 text-sm font-[650] sm:grid-cols-[47%_1fr] sm:px-0" aria-hidden="true">
        <span className="sm:pl-8.5">{inCapitals(day)}</span>
        <span className="max-sm:text-right sm:pl-8.5">
          {isToday && isFromEarlier ? t`Today` : isToday ? t`Now` : inCapitals(dayThen(attempt.finished_at))}
        </span>
      </p>
      <Drawing {...drawing} />
      <ul className="mt-4 grid gap-2 sm:hidden">
        {drawing.threads
          .filter(({ kind }) => kind !== 'kept')
          .map(({ id, kind, prompt }) => (
            <li key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 leading-snug large-letters:grid-cols-1">
              <span className={classNames('text-sm', KINDS[kind].text)}>{i18n._(KINDS[kind].words)}</span>
              <span>
                <ContentText text={questionIn(prompt)} />
              </span>
            </li>
          ))}
      </ul>
      {left > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {plural(left, {
            one: 'One more stands in the list below.',
            other: '# more stand in the list below.',
          })}
        </p>
      )}
    </section>
  );
}

/** From the top of the drawing to the middle of a row. */
const topOf = (at: number, rights: number) => at * ROW + ROW / 2 + (at >= rights ? GAP : 0) + 12;

function Drawing({ threads, rightThen, rightNow, rows }: Threads) {
  const height = rows * ROW + GAP + 24;
  const [fieldThen, fieldNow] = [rightThen * ROW + 24, rightNow * ROW + 24];
  return (
    <div className="relative overflow-hidden rounded-lg" style={{ height }}>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-leaf-soft/70"
        aria-hidden="true"
      >
        <path d={`m0 0H100V${fieldNow}C60 ${fieldNow} 40 ${fieldThen} 0 ${fieldThen}Z`} />
      </svg>
      {threads.map((thread, at) => (
        <ThreadLine
          key={thread.id}
          thread={thread}
          at={at}
          from={topOf(thread.earlier ?? 0, rightThen)}
          to={topOf(thread.now, rightNow)}
          height={height}
        />
      ))}
      {threads.map(
        (thread) =>
          thread.earlier !== null && (
            <Knot
              key={thread.id}
              isRight={thread.kind === 'kept' || thread.kind === 'slipped'}
              kind="kept"
              top={topOf(thread.earlier, rightThen)}
              className="left-6 sm:left-12"
            />
          ),
      )}
      <ol>
        {threads.map((thread) => (
          <li
            key={thread.id}
            className="absolute right-6 flex h-9 -translate-y-1/2 items-center gap-3 sm:right-4 sm:text-sm sm:left-[calc(47%+2.5rem)]"
            style={{ top: topOf(thread.now, rightNow) }}
          >
            <Knot isRight={thread.now < rightNow} kind={thread.kind} />
            <span className="sr-only">{i18n._(KINDS[thread.kind].words)}: </span>
            <span className={classNames('line-clamp-2 leading-[1.15] max-sm:sr-only', KINDS[thread.kind].text)}>
              <ThreadWords thread={thread} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** In two lines at most: what is asked, without the case before it, which may be the same for several. */
function ThreadWords({ thread: { count, prompt } }: { thread: Thread }) {
  return count > 1 ? (
    plural(count, { one: '# question stayed right', other: '# questions stayed right' })
  ) : (
    <ContentText text={questionIn(prompt)} />
  );
}

interface ThreadLineProps {
  thread: Thread;
  at: number;
  from: number;
  to: number;
  height: number;
}

/** A drawing of its own, which appears without anything being painted anew. */
function ThreadLine({ thread, at, from, to, height }: ThreadLineProps) {
  if (thread.earlier === null) return null;
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-y-0 left-8.5 h-full w-[calc(100%-4.25rem)] animate-appear overflow-visible fill-none sm:left-[calc(3rem+10px)] sm:w-[calc(47%-1.125rem)]"
      style={{ animationDelay: `${Math.min(at * 30, 600)}ms` }}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={`m0 ${from}C45 ${from} 55 ${to} 100 ${to}`}
        vectorEffect="non-scaling-stroke"
        className={KINDS[thread.kind].line}
      />
    </svg>
  );
}

interface KnotProps {
  isRight: boolean;
  kind: ThreadKind;
  top?: number;
  className?: string;
}

function Knot({ isRight, kind, top, className }: KnotProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-5 flex-none place-items-center',
        top !== undefined && 'absolute -translate-y-1/2',
        isRight
          ? 'rounded-full bg-leaf text-on-leaf'
          : `rounded-sm border-2 bg-paper ${MISSED_EDGES[kind] ?? 'border-ink-3'}`,
        className,
      )}
      style={top === undefined ? undefined : ({ top } as CSSProperties)}
    >
      {isRight ? <Check className="size-3.5" strokeWidth={3} /> : <X className="size-3" strokeWidth={3} />}
    </span>
  );
}

const MISSED_EDGES: Partial<Record<ThreadKind, string>> = { slipped: 'border-ember', missed_again: 'border-berry' };
