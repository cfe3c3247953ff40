import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { organization } from '#features/organizations/organizations.queries.ts';
import { organizationOf } from '#platform/paths.ts';
import { isAssistantPage } from './assistant-pages.ts';

/** The organization in whose pages the assistant is now: of the address, where its members have her. Null elsewhere. */
export function useAssistantPlace(): string | null {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  const orgId = isAssistantPage(pathname) ? organizationOf(pathname) : null;
  const { data } = useQuery({
    ...organization(orgId ?? ''),
    enabled: isSignedIn && orgId !== null,
    throwOnError: false,
  });
  const hasAssistant = isSignedIn && data !== undefined && data.is_assistant_enabled && data.membership !== null;
  return hasAssistant ? orgId : null;
}
