import { t } from '@lingui/core/macro';
import { ArrowRight, Settings2 } from 'lucide-react';
import { WeekLeaders } from '#features/gamification/ranking/week-leaders.tsx';
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
import { Glowing } from '#screens/glowing.tsx';
import { LeaderboardLink } from '../ranking/leaderboard-link.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';

/**
 * `o/{orgId}`: the organization's front door: what it announces, its courses and groups, who leads, and the way to
 * one's other organizations.
 */
export function PortalScreen() {
  const orgId = useOrgId();
  return (
    <Glowing className="grid gap-x-12 gap-y-10 pt-9 pb-20 nav:grid-cols-[minmax(0,1fr)_348px] nav:items-start">
      <div className="nav:col-span-2">
        <Region skeleton={<OrganizationHeadSkeleton />} title={t`The organization could not be loaded`}>
          <OrganizationHead
            orgId={orgId}
            action={
              <div className="flex flex-wrap items-center gap-3">
                <ManageLink orgId={orgId} />
                <SnapButton to={paths.orgHome(orgId)}>
                  {t`Keep learning`} <ArrowRight className="size-5" aria-hidden="true" />
                </SnapButton>
              </div>
            }
          />
        </Region>
      </div>
      <div className="grid min-w-0 content-start gap-10">
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
      <div className="grid min-w-0 content-start gap-10">
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
    </Glowing>
  );
}

/** The way to the panel, for those who run the organization. */
function ManageLink({ orgId }: { orgId: string }) {
  const { base, organization } = useProfile();
  const runsIt = organization?.organization_id === orgId && organization.role === 'ORG_ADMIN';
  if (!runsIt && base?.role !== 'ADMIN') return null;
  return (
    <Button to={paths.orgAdminPanel(orgId)}>
      <Settings2 className="size-5" aria-hidden="true" /> {t`Manage`}
    </Button>
  );
}
