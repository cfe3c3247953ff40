import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { organizationGroups } from '#features/organizations/organizations.queries.ts';
import { InviteDialog } from '#features/people/invites/invite-dialog.tsx';
import { PeopleHead } from '#features/people/people-head.tsx';
import { paths } from '#platform/paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PanelShell } from '../panel-shell.tsx';

type Child = ReactNode | ((invite: () => void) => ReactNode);

/** The People room: its head with the ways to bring people in, and one of its views. */
export function PeopleRoom({ children }: { children: Child }) {
  const orgId = useOrgId();
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(false);
  const { data: groups } = useQuery(organizationGroups(orgId));
  const invite = () => setInviting(true);
  const rooms = {
    members: paths.panelPeople(orgId),
    groups: paths.panelGroups(orgId),
    invites: paths.panelInvites(orgId),
  };
  return (
    <PanelShell>
      <Region
        skeleton={<Skeleton shape="block" className="mb-6 h-32 sm:h-[9.0625rem]" />}
        title={t`The members could not be counted`}
      >
        <PeopleHead orgId={orgId} paths={rooms} onInvite={invite} />
      </Region>
      {/* What stands below the head waits for it: its height is known only with its numbers. */}
      <div className="[.animate-pulse+&]:invisible">{typeof children === 'function' ? children(invite) : children}</div>
      {isInviting && (
        <InviteDialog
          isOpen
          orgId={orgId}
          groups={groups?.items ?? []}
          posterPath={paths.panelPoster(orgId)}
          onClose={() => setInviting(false)}
          onList={(listId) => {
            setInviting(false);
            void navigate(paths.panelInvites(orgId, listId));
          }}
        />
      )}
    </PanelShell>
  );
}
