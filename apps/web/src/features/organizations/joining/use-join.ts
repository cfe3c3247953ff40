import type { JoinableOrganization, Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { useMutation } from '@tanstack/react-query';
import { joinByInvite, joinOpenOrganization } from '../organizations.queries.ts';

/** Joins an organization by the way that is open to the person: their invitation, or the open door. */
export function useJoin({ id, invite }: JoinableOrganization, onJoined: (joined: Joined) => void) {
  const open = useMutation({ ...joinOpenOrganization(), onSuccess: onJoined });
  const invited = useMutation({ ...joinByInvite(), onSuccess: onJoined });
  const { error, isPending } = invite ? invited : open;
  return { join: () => (invite ? invited.mutate({ invite_id: invite.id }) : open.mutate(id)), error, isPending };
}
