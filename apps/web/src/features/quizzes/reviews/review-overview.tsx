import { plural, t } from '@lingui/core/macro';
import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { Trans } from '@lingui/react/macro';
import { Brain, CloudRain } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { classNames } from '#ui/class-names.ts';
import { ContentText } from '#ui/text/content-text.tsx';
import { formatDay } from '#platform/locale/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { whenWords } from '../when-words.ts';
import { MemoryPicture } from './memory-picture.tsx';
import { topicsOf } from './memory-shore.ts';
import { OverviewWays } from './overview-ways.tsx';
import { type Sitting, sittingHeadline, sittingWords } from './sitting.ts';

interface ReviewOverviewProps {
  queue: ReviewQueue;
  /** Answers on this device that the server has yet to mark. */
  unmarked: number;
  /** The reviews just made; null before any. */
  sitting: Sitting | null;
  /** They are a step of today's set. */
  isOfSet: boolean;
  homePath: string;
  onStart: () => void;
}

/** What is due, what would have been forgotten, and what the next days bring. */
export function ReviewOverview({ queue, unmarked, sitting, isOfSet, homePath, onStart }: ReviewOverviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus was the last card's.
  const hasEnded = sitting !== null;
  useEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);
  const { items, cards, known, days, next_due_at: next } = queue;
  // What was missed a moment ago comes back tomorrow: that does not hold yet.
  const holds = queue.holds.filter((each) => each.days > 1);
  if (cards === 0) {
    return (
      <EmptyState
        isPage
        title={t`No reviews yet`}
        picture={
          <IconTile tone="sky">
            <Brain aria-hidden="true" />
          </IconTile>
        }
        action={<SnapButton to={homePath}>{t`Back to learning`}</SnapButton>}
      >
        {t`Questions you miss or guess in a quiz come here, and come back when you're about to forget them.`}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-11">
      <section
        data-theme="dark"
        aria-labelledby="memory"
        className="relative flex flex-col overflow-hidden rounded-[26px] bg-(--night) sm:rounded-xl lg:min-h-140"
      >
        <div className="z-1 px-5.5 pt-6 pb-3 sm:px-9 sm:pt-9 lg:absolute lg:top-9 lg:right-11 lg:w-110 lg:p-0">
          <p className="text-sm font-semibold text-sky-ink">
            {sitting ? t`Done for now` : t`Your memory, ${plural(cards, { one: '# thing', other: '# things' })}`}
          </p>
          <h1
            ref={heading}
            id="memory"
            tabIndex={-1}
            className="my-2.5 text-[clamp(2.125rem,1.5rem+2.2vw,3.25rem)] leading-none tracking-[-0.035em]"
          >
            {sitting ? sittingHeadline(sitting) : headline(queue)}
          </h1>
          <p className="text-sm text-ink-2 sm:text-base">{sitting ? endWords(queue, sitting) : leadWords(queue)}</p>
          <OverviewWays
            queue={queue}
            unmarked={unmarked}
            isAfter={sitting !== null}
            isOfSet={isOfSet}
            homePath={homePath}
            onStart={onStart}
          />
        </div>
        <MemoryPicture queue={queue} />
      </section>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="coming-days" className="min-w-0">
          <SectionHead
            id="coming-days"
            title={t`The next seven days`}
            lead={next && items.length === 0 ? comingWords(queue, next) : laterWords(queue)}
          />
          <ComingDays days={days.map((each, at) => (at === 0 && queue.due > 0 ? { ...each, due: queue.due } : each))} />
        </section>
        {holds.length > 0 && <Holding holds={holds} topics={topicsOf(queue.memory)} />}
        {known.now - known.in_a_month >= 1 && (
          <WithoutReviews queue={queue} className={holds.length > 0 ? 'lg:col-span-2' : 'self-center'} />
        )}
      </div>
    </div>
  );
}

function leadWords({ due }: ReviewQueue): string {
  if (due === 0) return t`Nothing you learned is fading. We'll ask just before it does.`;
  return t`${plural(due, { one: 'A question at the right moment carries it back up, and further each time.', other: 'A question at the right moment carries each of them back up, and further each time.' })}`;
}

function headline({ due }: ReviewQueue): string {
  if (due === 0) return t`Nothing is due.`;
  return t`${plural(due, { one: 'One is fading.', other: '# are fading.' })}`;
}

/** How it went, what is due still, and when the next ones come. */
function endWords(queue: ReviewQueue, sitting: Sitting): string {
  const { due, next_due_at: next } = queue;
  const rest = due > 0 ? dueWords(due) : next ? comingWords(queue, next) : '';
  return `${sittingWords(sitting)} ${rest}`.trimEnd();
}

const dueWords = (due: number) => plural(due, { one: 'One more is due.', other: '# more are due.' });

/** How many the next day with any brings: '5 come back tomorrow.' */
function comingWords({ days }: ReviewQueue, next: string): string {
  const count = days.find(({ due }) => due > 0)?.due ?? 1;
  const when = whenWords(next);
  return plural(count, { one: `One comes back ${when}.`, other: `# come back ${when}.` });
}

/** Those of today that may not be asked yet: what was answered a few hours ago. */
function laterWords({ due, days: [today] }: ReviewQueue): string | undefined {
  const later = (today?.due ?? 0) - due;
  if (due === 0 || later <= 0) return undefined;
  return plural(later, { one: 'One more comes later today.', other: '# more come later today.' });
}

/** A dot for each card; more than fit are a number alone. */
const MOST_DOTS = 5;

function ComingDays({ days }: Pick<ReviewQueue, 'days'>) {
  return (
    <ol className="grid grid-cols-7 gap-1.5 sm:gap-2">
      {days.map(({ day, due }, at) => {
        const isToday = at === 0;
        return (
          <li key={day} className="grid min-w-0 justify-items-center gap-1 text-xs text-ink-2">
            <span
              aria-hidden="true"
              className={classNames(
                'flex h-32 w-full flex-col-reverse items-center gap-1 rounded-control py-2 forced-color-adjust-none',
                isToday && due > 0 ? 'bg-ember-soft' : 'bg-surface-2',
              )}
            >
              {Array.from({ length: Math.min(due, MOST_DOTS) }, (_, dot) => (
                <i
                  key={dot}
                  className={classNames(
                    'size-3.5 flex-none rounded-full sm:size-4',
                    isToday ? 'bg-ember' : 'bg-line-strong',
                  )}
                />
              ))}
              {due > MOST_DOTS && <b className="text-ink">+</b>}
              {due === 0 && <span className="max-w-full truncate">{t({ message: 'free', context: 'day' })}</span>}
            </span>
            <b className={classNames('figure text-base text-ink', due === 0 && 'opacity-0')}>{due}</b>
            <span className={classNames('truncate', isToday && 'font-[650] text-ember-ink')}>
              {isToday ? t`Today` : formatDay(day, { weekday: 'short' })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const BARS = ['bg-leaf', 'bg-snap-edge', 'bg-sky', 'bg-ink-3'];

/** What holds longest, each with a bar as long as its days. */
function Holding({ holds, topics }: Pick<ReviewQueue, 'holds'> & { topics: readonly string[] }) {
  const most = Math.max(1, ...holds.map(({ days }) => days));
  return (
    <section aria-labelledby="holds" className="min-w-0">
      <SectionHead id="holds" title={t`What holds`}>
        <p className="text-sm text-ink-2">{t`How long until we ask`}</p>
      </SectionHead>
      <ul>
        {holds.map(({ title, is_statement: isStatement, topic, days }) => (
          <li key={title} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 py-2.5">
            <b className="line-clamp-2 font-semibold wrap-anywhere" lang={CONTENT_LANGUAGE}>
              {/* By itself a false one would be taken for a rule. */}
              {isStatement && <span className="text-ink-2">{t`True or false?`} </span>}
              <ContentText text={title} />
            </b>
            <span className="text-sm text-ink-2 tabular-nums">{plural(days, { one: '# day', other: '# days' })}</span>
            <span className="col-span-2 h-2 rounded-full bg-surface-2 forced-color-adjust-none" aria-hidden="true">
              <i
                className={classNames(
                  'block h-2 rounded-full',
                  BARS[topic === null ? 3 : topics.indexOf(topic)] ?? BARS[3],
                )}
                style={{ width: `${Math.max(3, (days / most) * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WithoutReviews({ queue: { known, cards }, className }: { queue: ReviewQueue; className: string }) {
  const [now, left] = [Math.round(known.now), Math.round(known.in_a_month)];
  return (
    <p className={classNames('flex items-center gap-4 rounded-lg bg-sky-soft px-5 py-4.5 sm:px-6', className)}>
      <CloudRain className="size-6.5 flex-none text-sky-ink" aria-hidden="true" />
      <span>
        <Trans>
          You’d know about{' '}
          <b>
            {now} of the {cards}
          </b>{' '}
          now, and without any review about <b>{left}</b> in a month.
        </Trans>
      </span>
    </p>
  );
}
