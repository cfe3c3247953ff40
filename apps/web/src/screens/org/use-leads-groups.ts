import { useQuery } from '@tanstack/react-query';
import { organizationGroups } from '#features/organizations/organizations.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';

/** Whether one leads groups here, as a manager: then one has a team. Asked only of those who may, where it is shown. */
export function useLeadsGroups(orgId: string | null, isShown = true): boolean {
  const { organization } = useProfile();
  const isManager = organization?.organization_id === orgId && organization?.system_level === 'manager';
  const { data } = useQuery({ ...organizationGroups(orgId ?? ''), enabled: isManager && isShown, throwOnError: false });
  return isManager && data?.items.some(({ is_leader: isLeader }) => isLeader) === true;
}
