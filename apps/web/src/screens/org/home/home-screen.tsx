import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DAILY_SET_MINUTES } from '@snapwell/contract/quizzes/quizzes.limits';
import type { HomeScreen as Home } from '@snapwell/contract/profiles/home.schemas';
import { useEffect } from 'react';
import { useTellAssistant } from '#features/copilot/context/current-page.ts';
import { DailySection } from '#features/learning/daily/daily-section.tsx';
import { DueList } from '#features/learning/catalogue/due/due-list.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { NewItems } from '#features/learning/catalogue/new-items.tsx';
import { NothingNext } from '#features/learning/catalogue/nothing-next.tsx';
import { useHomeCached } from '#features/learning/progress/use-progress-cache.ts';
import { UnderWay } from '#features/learning/catalogue/under-way.tsx';
import { WhatsNextPanel } from '#features/learning/catalogue/whats-next-panel.tsx';
import { WeekRanking } from '#features/gamification/ranking/week-ranking.tsx';
import { useSession } from '#features/identity/session/session.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { showBadge } from '#platform/installing.ts';
import { paths } from '#platform/paths.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Glowing } from '#screens/glowing.tsx';
import { gatherDiscoverContext } from '../learn/discover-context.ts';
import { home } from './home.queries.ts';
import { InstallOffer } from './install-offer.tsx';
import { HomeStreak } from './home-streak.tsx';
import { LeaderboardLink } from '../ranking/leaderboard-link.tsx';
import { useLeadsGroups } from '../use-leads-groups.ts';
import { useOrgId } from '../use-org-id.ts';
import { useToday } from '../use-today.ts';

/**
 * `/o/{orgId}/home`: one obvious next step, and everything else quieter. On phones the two columns are one, in the
 * order of what matters: next, today, what is overdue, streak, under way, league, what is due, new.
 */
export function HomeScreen() {
  const orgId = useOrgId();
  const { user } = useSession();
  const { organization } = useProfile();
  const today = useToday();
  const { data } = useQuery(home(orgId));
  const leadsGroups = useLeadsGroups(orgId);
  useHomeCached({ uid: user?.uid ?? null, orgId }, data);
  const queryClient = useQueryClient();
  useTellAssistant('discover', orgId, () => gatherDiscoverContext(queryClient, orgId));
  useEffect(() => {
    if (data) showBadge(dueReviews(data));
  }, [data]);
  if (!data) return <LearningSkeleton />;
  const isOverdue = data.due_soon.some(({ is_overdue: isLate }) => isLate);
  const due = data.due_soon.length > 0 && (
    <section aria-labelledby="due-soon" className={isOverdue ? '' : 'max-nav:order-4'}>
      <SectionHead title={isOverdue ? t`Overdue` : t`Due soon`} id="due-soon">
        <TextLink to={paths.me(orgId)}>{t`All that’s asked of you`}</TextLink>
      </SectionHead>
      <DueList orgId={orgId} items={data.due_soon} />
    </section>
  );
  return (
    <Glowing className="pt-8 pb-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h1>{greeting(organization?.first_name)}</h1>
          <p className="mt-2 text-ink-2">
            {today} {data.has_content && openingWords(data)}
          </p>
        </div>
        {organization?.organization_id === orgId && (
          // In narrow windows the menu has them.
          <div className="flex min-w-0 flex-wrap gap-x-6 max-nav:hidden">
            <TextLink to={paths.lms(orgId)}>{t`Library`}</TextLink>
            <TextLink to={paths.reviews(orgId)}>{t`Reviews`}</TextLink>
            {leadsGroups && <TextLink to={paths.team(orgId)}>{t`Your team`}</TextLink>}
            <TextLink variant="more" className="wrap-anywhere" to={paths.portal(orgId)}>
              {organization.organization_name}
            </TextLink>
          </div>
        )}
      </div>
      <div className="grid gap-10 nav:grid-cols-[minmax(0,1fr)_348px] max-nav:*:contents">
        <div className="grid min-w-0 content-start gap-10">
          {data.whats_next ? (
            <WhatsNextPanel orgId={orgId} next={data.whats_next} isInSet={isInSet(data)} />
          ) : (
            <NothingNext orgId={orgId} hasContent={data.has_content} isAdmin={organization?.role === 'ORG_ADMIN'} />
          )}
          <DailySection orgId={orgId} set={data.daily_set} />
          <div className="min-w-0 empty:hidden max-nav:order-2">
            <UnderWay orgId={orgId} modules={data.under_way} />
          </div>
          <div className="min-w-0 empty:hidden max-nav:order-5">
            <NewItems orgId={orgId} items={data.new_items} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          {isOverdue && due}
          <div className="empty:hidden max-nav:order-1">
            <InstallOffer streak={organization?.daily_streak_info.current_streak ?? 0} />
          </div>
          <div className="max-nav:order-1">
            <HomeStreak orgId={orgId} />
          </div>
          <div className="max-nav:order-3">
            <WeekRanking rows={data.week_ranking} more={<LeaderboardLink orgId={orgId} />} />
          </div>
          {!isOverdue && due}
        </div>
      </div>
    </Glowing>
  );
}

/** What comes next is also one of today's steps: starting it here counts there. */
function isInSet({ whats_next: next, daily_set: { steps } }: Home): boolean {
  return steps.some((step) => step.kind !== 'reviews' && !step.is_done && step.item.id === next?.item.id);
}

/** Cards of today's set that are still to be reviewed. */
function dueReviews({ daily_set: { steps } }: Home): number {
  const step = steps.find(({ kind }) => kind === 'reviews');
  return step?.kind === 'reviews' && !step.is_done ? step.cards - step.reviewed : 0;
}

/** What a set takes is said where it is more than its name promises. */
function openingWords({ daily_set: { minutes, steps } }: Home): string {
  return steps.length > 0 && minutes > DAILY_SET_MINUTES
    ? t`Today's steps take about ${minutes} minutes; one of them is a good start.`
    : t`You have five minutes; here's how to use them.`;
}

function greeting(firstName: string | undefined): string {
  const hour = new Date().getHours();
  if (!firstName)
    return hour < 5 ? t`Hello` : hour < 12 ? t`Good morning` : hour < 18 ? t`Good afternoon` : t`Good evening`;
  // 'Good night' is said by who leaves.
  if (hour < 5) return t`Hello, ${firstName}`;
  if (hour < 12) return t`Good morning, ${firstName}`;
  return hour < 18 ? t`Good afternoon, ${firstName}` : t`Good evening, ${firstName}`;
}
