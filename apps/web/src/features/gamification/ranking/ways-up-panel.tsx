import { t } from '@lingui/core/macro';
import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { ArrowRight } from 'lucide-react';
import { formatNumber } from '#platform/locale/format.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { ordinalEnding } from '#ui/brand/standing-panel.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { StepTitle } from '#ui/progress/step-title.tsx';
import { classNames } from '#ui/class-names.ts';
import { drawWaysUp, type WayUp } from './ways-up.ts';

interface WaysUpPanelProps {
  ways: readonly WayUp[];
  own: LeaderboardRow;
  rows: readonly LeaderboardRow[];
}

/** With four digits there's no room for a name beside the points. */
const NAMED_TO = 1000;

const GROUNDS = ['bg-sky-soft text-sky-ink', 'bg-leaf-soft text-leaf-ink', 'bg-snap-soft text-snap-ink'];

/** What one can do today, stacked to scale beside the people it takes one past. */
export function WaysUpPanel({ ways, own, rows }: WaysUpPanelProps) {
  const { blocks, marks } = drawWaysUp(ways, own, rows);
  const [first] = blocks;
  if (!first) return null;
  return (
    <section aria-labelledby="ways-up">
      <SectionHead id="ways-up" title={t`Ways up`}>
        <p className="text-sm text-ink-2">{t`The taller, the more points`}</p>
      </SectionHead>
      {/* Without anybody in reach the blocks have all of the room. */}
      <div
        className={classNames(
          'grid items-end large-letters:grid-cols-1',
          marks.length > 0 ? 'grid-cols-[6.5rem_minmax(0,1fr)] pt-3 pb-5' : 'grid-cols-1',
        )}
      >
        <div
          className={classNames(
            'relative self-stretch border-b-2 border-leaf large-letters:hidden',
            marks.length === 0 && 'hidden',
          )}
          aria-hidden="true"
        >
          {marks.map(({ rank, points, name, bottom }) => (
            <span
              key={rank}
              className="absolute inset-x-0 flex items-baseline gap-1.5 border-b-2 border-dashed border-line pb-0.5 text-xs text-ink-2"
              style={{ bottom }}
            >
              <b className="figure text-sm text-ink">
                {formatNumber(rank)}
                {ordinalEnding(rank)}
              </b>
              <span className="truncate">
                {formatNumber(points)}
                {name && rank < NAMED_TO && `, ${name.split(' ')[0]!}`}
              </span>
            </span>
          ))}
          <span className="absolute top-full flex items-baseline gap-1.5 text-xs text-ink-2">
            <b className="figure text-sm text-leaf-ink">{formatNumber(own.points)}</b> {t`You`}
          </span>
        </div>
        <ol className="flex min-w-0 flex-col-reverse gap-0.5">
          {blocks.map(({ id, title, detail, points, height }, at) => (
            <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3">
              <span
                className={`figure grid animate-rise place-items-center rounded-sm ${GROUNDS[at]!}`}
                style={{ height }}
              >
                +{formatNumber(points)}
              </span>
              <span className="min-w-0 leading-tight wrap-anywhere">
                <b className="line-clamp-2 text-sm font-[650]">{title}</b>
                <small className="text-xs text-ink-2">{detail}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <SnapButton to={first.to} className="mt-3 w-full">
        <StepTitle lead={t`Start with`}>{first.title}</StepTitle>
        <ArrowRight className="size-5 flex-none" aria-hidden="true" />
      </SnapButton>
    </section>
  );
}
