import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { InsightsRoom } from '#features/insights/insights-room.tsx';
import { InsightsSkeleton } from '#features/insights/insights-skeleton.tsx';
import { insightScopeOf, organizationSource } from '#features/insights/insights.queries.ts';
import { ReportButton } from '#features/insights/reports/report-button.tsx';
import { paths } from '#platform/paths.ts';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { TeamShell } from './team-shell.tsx';

/** `/o/{orgId}/team/insights`: the figures of the groups that a manager leads. */
export function TeamInsightsScreen() {
  const orgId = useOrgId();
  return (
    <TeamShell isInside>
      <Region skeleton={<InsightsSkeleton />} title={t`Insights couldn't be loaded`}>
        <TeamFigures orgId={orgId} />
      </Region>
    </TeamShell>
  );
}

function TeamFigures({ orgId }: { orgId: string }) {
  const source = organizationSource(orgId);
  const { data: scope } = useSuspenseQuery(insightScopeOf(source));
  return (
    <InsightsRoom
      source={source}
      scope={scope}
      Region={Region}
      name={t`Your team`}
      personPath={(uid) => paths.teamMember(orgId, uid)}
      assignmentsPath={paths.teamAssignments(orgId)}
      tools={<ReportButton orgId={orgId} groups={scope.groups} today={scope.today} />}
    />
  );
}
