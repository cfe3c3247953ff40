import { useParams } from 'react-router';

/** The organization in the address of a screen under `/o/{orgId}`. */
export function useOrgId(): string {
  const { orgId } = useParams();
  if (!orgId) throw new Error('This screen needs an organization in its path.');
  return orgId;
}
