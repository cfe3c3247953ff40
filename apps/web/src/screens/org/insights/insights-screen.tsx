import { t } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { InsightsRoom } from '#features/insights/insights-room.tsx';
import { InsightsSkeleton } from '#features/insights/insights-skeleton.tsx';
import { insightScopeOf, organizationSource } from '#features/insights/insights.queries.ts';
import { ReportButton } from '#features/insights/reports/report-button.tsx';
import { organization } from '#features/organizations/organizations.queries.ts';
import { paths } from '#platform/paths.ts';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/insights`: who is learning, what is hard, what is about to be forgotten, and what to do about it. */
export function InsightsScreen() {
  const orgId = useOrgId();
  return (
    <div className="glow">
      <div className="mx-auto w-[min(82rem,100%-2rem)] pt-8 pb-18">
        <Region skeleton={<InsightsSkeleton />} title={t`Insights couldn't be loaded`}>
          <OrganizationInsights orgId={orgId} />
        </Region>
      </div>
    </div>
  );
}

function OrganizationInsights({ orgId }: { orgId: string }) {
  const source = organizationSource(orgId);
  const { data: scope } = useSuspenseQuery(insightScopeOf(source));
  const { data } = useQuery(organization(orgId));
  return (
    <InsightsRoom
      source={source}
      scope={scope}
      Region={Region}
      name={data?.name ?? t`Your organization`}
      personPath={(uid) => paths.panelMember(orgId, uid)}
      assignmentsPath={paths.panelAssignments(orgId)}
      editorPath={(contentId) => paths.panelItem(orgId, contentId)}
      tools={<ReportButton orgId={orgId} groups={scope.groups} today={scope.today} />}
    />
  );
}
