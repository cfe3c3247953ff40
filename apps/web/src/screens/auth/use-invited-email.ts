import { useQuery } from '@tanstack/react-query';
import { invitePreview } from '#features/organizations/organizations.queries.ts';
import { inviteOf } from '#platform/paths.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';

/** The address that was invited, where an invitation waits behind the door; else empty. */
export function useInvitedEmail(): string {
  const token = inviteOf(sessionStore.read(storageKeys.origin));
  const { data } = useQuery({ ...invitePreview(token ?? ''), enabled: token !== null });
  return data?.email ?? '';
}
