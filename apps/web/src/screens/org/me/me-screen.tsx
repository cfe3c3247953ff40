import { plural, t } from '@lingui/core/macro';
import { OwnAssignments } from '#features/assignments/own-assignments.tsx';
import { OwnCertificates } from '#features/certificates/own-certificates.tsx';
import { BadgeShelf } from '#features/gamification/badges/badge-shelf.tsx';
import { GainList } from '#features/gamification/points/gain-list.tsx';
import { HeatMap } from '#features/gamification/streak/heat-map.tsx';
import { PointsOverTime } from '#features/gamification/points/points-over-time.tsx';
import { HowPointsWork } from '#features/gamification/points/how-points-work.tsx';
import { ordinal } from '#features/gamification/welcome/welcome.texts.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { formatNumber } from '#platform/locale/format.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { HomeStreak } from '../home/home-streak.tsx';
import { MeLearning } from './me-learning.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';

/**
 * `o/{orgId}/me`: what one has reached here: points, rank, streak, the days, badges, and where the points came from.
 */
export function MeScreen() {
  const orgId = useOrgId();
  const { organization } = useProfile();
  if (organization?.organization_id !== orgId) return <MeSkeleton />;
  const { daily_streak_info: streak, streak_week: week } = organization;
  const bestDays = streak.max_streak;
  const today = week.find(({ is_today }) => is_today)!.day;
  return (
    <div className="glow">
      <div className="wrap grid gap-x-12 gap-y-10 pt-9 pb-18 lg:grid-cols-[minmax(0,1fr)_348px] lg:grid-rows-[auto_auto_1fr] lg:items-start">
        <header className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:col-span-2">
          <Avatar name={organization.display_name} picture={organization.photo_url} size="2xl" isOwn />
          <div className="min-w-0 flex-1 basis-64 wrap-break-word">
            <h1 className="text-2xl">{organization.display_name}</h1>
            <p className="mt-1 text-ink-2">
              {[organization.job_role, organization.organization_name].filter(Boolean).join(' · ')}
            </p>
          </div>
          <TextLink to={paths.config}>{t`Settings`}</TextLink>
        </header>
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <HomeStreak orgId={orgId} />
        </div>
        {/* What stands below a part that is still a shape would move when that comes. */}
        <div className="grid min-w-0 gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-2 [&>:has(.animate-pulse)~*]:invisible">
          <StatStrip>
            <Stat label={t`Points`} value={<SnapPoints points={organization.snap_points} size="lg" isRolling />} />
            <Stat
              label={t`All-time rank`}
              value={organization.snap_points_rank === null ? t`None yet` : ordinal(organization.snap_points_rank)}
            />
            <Stat
              label={t`Best streak`}
              value={formatNumber(bestDays)}
              unit={plural(bestDays, { one: 'day', other: 'days' })}
            />
          </StatStrip>
          <section aria-labelledby="asked" className="min-w-0">
            <SectionHead id="asked" title={t`Asked of you`} />
            <Region skeleton={<RowsSkeleton />} title={t`What is asked of you could not be loaded`}>
              <OwnAssignments orgId={orgId} />
            </Region>
          </section>
          <MeLearning orgId={orgId} />
          <section aria-labelledby="certificates" className="min-w-0">
            <SectionHead id="certificates" title={t`Your certificates`} />
            <Region skeleton={<RowsSkeleton />} title={t`Your certificates could not be loaded`}>
              <OwnCertificates />
            </Region>
          </section>
          <Region skeleton={<Skeleton shape="card" className="h-48" />} title={t`Your points could not be loaded`}>
            <PointsOverTime orgId={orgId} today={today} />
          </Region>
          <Region skeleton={<Skeleton shape="card" className="h-48" />} title={t`Your days could not be loaded`}>
            <HeatMap orgId={orgId} today={today} />
          </Region>
        </div>
        <div className="grid min-w-0 gap-10 lg:col-start-2 lg:row-start-3 [&>:has(.animate-pulse)~*]:invisible">
          <Region skeleton={<RowsSkeleton />} title={t`What you earned could not be loaded`}>
            <GainList orgId={orgId} />
          </Region>
          <HowPointsWork orgId={orgId} />
          <Region skeleton={<Skeleton shape="card" className="h-96" />} title={t`Your badges could not be loaded`}>
            <BadgeShelf orgId={orgId} />
          </Region>
        </div>
      </div>
    </div>
  );
}

function MeSkeleton() {
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="wrap grid gap-x-12 gap-y-10 pt-9 pb-18 lg:grid-cols-[minmax(0,1fr)_348px]"
    >
      <Skeleton shape="title" className="my-5 w-1/2 lg:col-span-2" />
      <Skeleton shape="card" className="h-57 lg:order-last" />
      <div className="grid content-start gap-10">
        <Skeleton shape="block" className="h-18" />
        <RowsSkeleton />
      </div>
    </div>
  );
}
