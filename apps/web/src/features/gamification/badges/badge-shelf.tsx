import { contractText } from '#platform/locale/locale.ts';
import { formatDate, formatNumber } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { badges } from '@snapwell/contract/gamification/badges';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { BadgeMedal } from './badge-medal.tsx';
import { earnedBadges } from '../gamification.queries.ts';

/** Every badge: earned ones in colour, the others with how far one is. */
export function BadgeShelf({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(earnedBadges(orgId));
  const byId = new Map(data.items.map((item) => [item.id, item]));
  const earned = data.items.filter((item) => item.earned_at !== null).length;
  const count = badges.length;
  return (
    <section aria-labelledby="badges" className="min-w-0">
      <SectionHead id="badges" title={t`Badges`}>
        <p className="text-sm text-ink-2">
          <Trans>
            {earned} of {count}
          </Trans>
        </p>
      </SectionHead>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.4rem,1fr))] gap-x-3 gap-y-7">
        {badges.map(({ id, title, how }) => {
          const held = byId.get(id);
          const isEarned = held?.earned_at != null;
          return (
            <li
              key={id}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1.5 text-center wrap-anywhere hyphens-auto"
            >
              <BadgeMedal id={id} isEarned={isEarned} />
              <b className={isEarned ? 'font-[650]' : 'font-[650] text-ink-2'}>{contractText(title)}</b>
              <span className="text-xs text-ink-2">
                {isEarned ? (
                  earnedOn(held.earned_at!)
                ) : (
                  <>
                    {contractText(how)}
                    {held && held.needed > 1 && <span className="block">{progressOf(held)}</span>}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function progressOf({ reached, needed }: { reached: number; needed: number }): string {
  const [done, wanted] = [formatNumber(reached), formatNumber(needed)];
  return t`${done} of ${wanted}`;
}

function earnedOn(at: string): string {
  const day = formatDate(at, { day: 'numeric', month: 'short', year: 'numeric' });
  return t`Earned ${day}`;
}
