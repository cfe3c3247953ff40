import type { JoinableOrganization, Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { useJoin } from './use-join.ts';

interface JoinableCardProps {
  organization: JoinableOrganization;
  isFirst: boolean;
  onJoined: (joined: Joined) => void;
}

/** An organization that one may join, and why one may. */
export function JoinableCard({ organization, isFirst, onJoined }: JoinableCardProps) {
  const { id, name, summary, invite } = organization;
  const { join, error, isPending } = useJoin(organization, onJoined);
  const Action = isFirst ? SnapButton : Button;
  return (
    <li>
      <Card padding="sm" className="grid grid-cols-1 gap-4">
        <div className="flex items-start gap-4">
          <OrganizationMark id={id} logoUrl={organization.logo_url} />
          <div className="grid min-w-0 flex-1 gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-lg">{name}</h2>
              <Chip tone={invite ? 'leaf' : 'plain'}>{reasonOf(organization)}</Chip>
              {organization.is_sample && <Chip tone="sky">Sample data</Chip>}
            </div>
            {invite && <p className="text-sm">{invite.invited_by} invites you.</p>}
            {summary && <p className="text-sm text-ink-2">{summary}</p>}
          </div>
          <Action size="sm" isPending={isPending} onClick={join} aria-label={`Join ${name}`} className="max-sm:hidden">
            Join
          </Action>
        </div>
        <Action isPending={isPending} onClick={join} aria-label={`Join ${name}`} isWide className="sm:hidden">
          Join
        </Action>
        {error && <FormError>{wordsOf(error)}</FormError>}
      </Card>
    </li>
  );
}

function reasonOf({ reason }: JoinableOrganization): string {
  if (reason === 'invited') return 'Invitation';
  return reason === 'domain' ? 'For your email domain' : 'Open to everybody';
}
