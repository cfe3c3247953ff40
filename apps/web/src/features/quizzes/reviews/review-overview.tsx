import { plural, t } from '@lingui/core/macro';
import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { Brain, CloudUpload } from 'lucide-react';
import { formatDay } from '#platform/locale/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { NextStepPanel } from '#ui/brand/next-step-panel.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { whenWords } from '../when-words.ts';
import type { SittingRecalls } from './review-session.tsx';

interface ReviewOverviewProps {
  queue: ReviewQueue;
  /** Answers on this device that the server has yet to mark. */
  unmarked: number;
  /** The reviews just made; null before any. */
  recalls: SittingRecalls | null;
  homePath: string;
  onStart: () => void;
}

/** What is due, what would have been forgotten, and what the next days bring. */
export function ReviewOverview({ queue, unmarked, recalls, homePath, onStart }: ReviewOverviewProps) {
  const { due, items, cards, known, days, next_due_at: next } = queue;
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
  const lost = Math.max(0, Math.round(known.now - known.in_a_month));
  return (
    <div className="grid gap-10">
      <h1>{t`Reviews`}</h1>
      <NextStepPanel
        id="reviews"
        kicker={recalls ? t`Done for now` : t`Before you forget`}
        title={headline(queue, recalls)}
        facts={[
          { key: 'cards', icon: <Brain aria-hidden="true" />, words: t`${cards} in memory` },
          ...(unmarked > 0
            ? [{ key: 'unmarked', icon: <CloudUpload aria-hidden="true" />, words: unmarkedWords(unmarked) }]
            : []),
        ]}
        action={
          items.length > 0 ? (
            <SnapButton onClick={onStart}>{recalls ? t`Continue` : t`Begin`}</SnapButton>
          ) : (
            <SnapButton to={homePath}>{t`Back to learning`}</SnapButton>
          )
        }
      />
      <StatStrip>
        <Stat label={t`Due now`} value={due} />
        <Stat label={t`You remember today`} value={Math.round(known.now)} unit={t`of ${cards}`} />
        <Stat
          label={t`Without reviews`}
          value={Math.round(known.in_a_month)}
          unit={t`in a month`}
          change={lost > 0 ? { words: t`${lost} fewer`, direction: 'down', isGood: false } : undefined}
        />
      </StatStrip>
      <section aria-labelledby="coming-days">
        <SectionHead
          id="coming-days"
          title={t`Coming up`}
          lead={next && items.length === 0 ? comingWords(queue, next) : undefined}
        />
        {days.some(({ due: count }, day) => day > 0 && count > 0) ? (
          <ComingDays days={days} />
        ) : (
          <p className="text-ink-2">{t`Nothing else comes back in the next seven days.`}</p>
        )}
      </section>
    </div>
  );
}

const unmarkedWords = (count: number) =>
  plural(count, { one: 'One is marked when you’re online', other: '# are marked when you’re online' });

function headline({ due }: ReviewQueue, recalls: SittingRecalls | null): string {
  if (recalls) {
    const marked = recalls.filter((recall) => recall !== null);
    const total = marked.length;
    const answered = recalls.length;
    if (total === 0) return plural(answered, { one: 'One answered', other: '# answered' });
    const kept = marked.filter((recall) => recall !== 'forgotten').length;
    return t`${kept} of ${total} remembered`;
  }
  if (due === 0) return t`Nothing is due`;
  return t`${due} to refresh today`;
}

/** How many the next day with any brings: '5 come back tomorrow.' */
function comingWords({ days }: ReviewQueue, next: string): string {
  const count = days.find(({ due }) => due > 0)?.due ?? 1;
  const when = whenWords(next);
  return plural(count, { one: `One comes back ${when}.`, other: `# come back ${when}.` });
}

function ComingDays({ days }: Pick<ReviewQueue, 'days'>) {
  const most = Math.max(1, ...days.map(({ due }) => due));
  return (
    <ol className="grid grid-cols-7 gap-2">
      {days.map(({ day, due }) => (
        <li key={day} className="grid justify-items-center gap-1.5 text-xs text-ink-2">
          <span className="flex h-20 w-full forced-color-adjust-none items-end justify-center border-b-2 border-line">
            {due === 0 ? (
              <span className="pb-1 text-ink-3">{t`free`}</span>
            ) : (
              <span className="w-full rounded-t-sm bg-sky" style={{ height: `${Math.max(6, (due / most) * 100)}%` }} />
            )}
          </span>
          <b className="figure text-sm text-ink">{due}</b>
          {formatDay(day, { weekday: 'short' })}
        </li>
      ))}
    </ol>
  );
}
