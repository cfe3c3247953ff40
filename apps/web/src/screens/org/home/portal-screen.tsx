import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight, Settings2, Users } from 'lucide-react';
import { Suspense } from 'react';
import { HousesHero } from '#features/gamification/houses/houses-hero.tsx';
import { WeekLeaders } from '#features/gamification/ranking/week-leaders.tsx';
import { AskedList } from '#features/learning/course/asked-list.tsx';
import { ChangedLines } from '#features/learning/catalogue/changed-lines.tsx';
import { CourseList } from '#features/learning/catalogue/course-list.tsx';
import { AnnouncementList } from '#features/organizations/announcement-list.tsx';
import { GroupList } from '#features/organizations/group-list.tsx';
import { OrganizationHead } from '#features/organizations/organization-head.tsx';
import { OrganizationHeadSkeleton } from '#features/organizations/organization-head-skeleton.tsx';
import { OrganizationSwitch } from '#features/organizations/organization-switch.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Glowing } from '#screens/glowing.tsx';
import { LeaderboardLink } from '../ranking/leaderboard-link.tsx';
import { Region } from '../region.tsx';
import { home } from './home.queries.ts';
import { useLeadsGroups } from '../use-leads-groups.ts';
import { useOrgId } from '../use-org-id.ts';

/**
 * `o/{orgId}`: the organization's front door: who learned today as a row of houses, what is asked of one, what is
 * announced, who leads, and the way to one's other organizations.
 */
export function PortalScreen() {
  const orgId = useOrgId();
  return (
    <Glowing className="pt-6 pb-20">
      {/* How high the head is depends on its sentence: what is below comes with it, and nothing moves. Without even the
          name nothing else is there either, and the screen says so once. */}
      <Suspense fallback={<PortalSkeleton />}>
        <Portal orgId={orgId} />
      </Suspense>
    </Glowing>
  );
}

function PortalSkeleton() {
  return (
    <>
      <div className="mb-5">
        <OrganizationHeadSkeleton />
      </div>
      <HousesSkeleton />
    </>
  );
}

function Portal({ orgId }: { orgId: string }) {
  return (
    <>
      <div className="mb-5">
        <OrganizationHead orgId={orgId} action={<ManageLink orgId={orgId} />} />
      </div>
      <Region isHead skeleton={<HousesSkeleton />} title={t`Who learned today could not be loaded`}>
        <HousesHero orgId={orgId} />
      </Region>
      <div className="mt-11 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-11 nav:grid-cols-[minmax(0,1fr)_348px] nav:items-start">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-11">
          <Region skeleton={<RowsSkeleton />} title={t`What is asked of you could not be loaded`}>
            <Asked orgId={orgId} />
          </Region>
          <Region skeleton={null} title={t`What changed could not be loaded`}>
            <ChangedLines orgId={orgId} />
          </Region>
          <Region skeleton={<RowsSkeleton />} title={t`The announcements could not be loaded`}>
            <AnnouncementList orgId={orgId} />
          </Region>
          <Region skeleton={<RowsSkeleton />} title={t`The courses could not be loaded`}>
            <CourseList orgId={orgId} />
          </Region>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-11">
          <Region skeleton={<Skeleton shape="card" className="h-80" />} title={t`The ranking could not be loaded`}>
            <WeekLeaders orgId={orgId} more={<LeaderboardLink orgId={orgId} />} />
          </Region>
          <Region skeleton={<Skeleton shape="block" />} title={t`The groups could not be loaded`}>
            <GroupList orgId={orgId} />
          </Region>
          <Region skeleton={<Skeleton shape="block" />} title={t`Your organizations could not be loaded`}>
            <OrganizationSwitch orgId={orgId} />
          </Region>
        </div>
      </div>
    </>
  );
}

/** What is due; with nothing due the way on to learning. */
function Asked({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(home(orgId));
  if (data.due_soon.length > 0) return <AskedList orgId={orgId} items={data.due_soon} />;
  return (
    <section aria-labelledby="asked">
      <SectionHead id="asked" title={t`Asked of you`} />
      <p className="text-ink-2">{t`Nothing is due. What you learn today is your own choice.`}</p>
      <p className="mt-4">
        <SnapButton to={paths.orgHome(orgId)}>
          {t`Keep learning`} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      </p>
    </section>
  );
}

/** As high as the picture that comes and the list of groups below it. */
function HousesSkeleton() {
  return <Skeleton shape="card" className="h-184 rounded-xl sm:h-171 lg:h-207 xl:h-170.5" />;
}

/** The way to the panel for those who run the organization, and to their team for those who lead groups. */
function ManageLink({ orgId }: { orgId: string }) {
  const { base, organization } = useProfile();
  const here = organization?.organization_id === orgId ? organization : null;
  const runsIt = here?.role === 'ORG_ADMIN' || base?.role === 'ADMIN';
  const leads = useLeadsGroups(orgId);
  if (!runsIt && here?.system_level !== 'admin' && !leads) return null;
  if (!runsIt)
    return (
      <Button to={paths.team(orgId)}>
        <Users className="size-5" aria-hidden="true" /> {t`Your team`}
      </Button>
    );
  return (
    <Button to={paths.orgAdminPanel(orgId)}>
      <Settings2 className="size-5" aria-hidden="true" /> {t`Manage`}
    </Button>
  );
}
