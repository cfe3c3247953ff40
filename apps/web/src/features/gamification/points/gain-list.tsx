import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { gains } from '../gamification.queries.ts';

/** A row of what was earned, on whichever day. */
const GAIN_TITLES: Record<PointSource, MessageDescriptor> = {
  visit: msg`Daily visit`,
  streak_bonus: msg`Your streak`,
  content: msg`Finished an item`,
  quiz: msg`Quiz answers`,
  perfect_quiz: msg`A perfect score`,
  simulation: msg`A simulation`,
  review: msg`Keeping it fresh`,
  daily_set: msg`Finished a daily set`,
  course: msg`Finished a course`,
  correction: msg`From your organization`,
  reversal: msg`Taken back`,
};

/** What was earned, the newest first. */
export function GainList({ orgId }: { orgId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(gains(orgId));
  const items = data.pages.flatMap((page) => page.items).filter(({ points }) => points !== 0);
  return (
    <section aria-labelledby="gains">
      <SectionHead id="gains" title={t`What you earned`} />
      <ol className="divide-y divide-line">
        {items.map(({ id, source, points, earned_at }) => (
          <li key={id} className="flex items-center gap-4 py-2.5">
            <span className="flex-1">{i18n._(GAIN_TITLES[source])}</span>
            <time dateTime={earned_at} className="text-sm text-ink-2">
              {formatDate(earned_at, { day: 'numeric', month: 'short' })}
            </time>
            <SnapPoints points={points} isGain size="sm" className="min-w-18 justify-end" />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button className="mt-4" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}
