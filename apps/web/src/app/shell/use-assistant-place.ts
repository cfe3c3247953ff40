import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { organization } from '#features/organizations/organizations.queries.ts';
import { organizationOf } from '#platform/paths.ts';
import { isAssistantPage } from './assistant-pages.ts';

interface AssistantPlace {
  /** The organization in whose pages the assistant is now: of the address, where its members have her. Null elsewhere. */
  readonly orgId: string | null;
  /** She is here, or nothing speaks against it yet. */
  readonly isExpected: boolean;
}

export function useAssistantPlace(): AssistantPlace {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  const orgId = isAssistantPage(pathname) ? organizationOf(pathname) : null;
  const { data, isLoading } = useQuery({
    ...organization(orgId ?? ''),
    enabled: isSignedIn && orgId !== null,
    throwOnError: false,
  });
  const hasAssistant = isSignedIn && data !== undefined && data.is_assistant_enabled && data.membership !== null;
  return {
    orgId: hasAssistant ? orgId : null,
    isExpected: hasAssistant || (isSignedIn && orgId !== null && isLoading),
  };
}
