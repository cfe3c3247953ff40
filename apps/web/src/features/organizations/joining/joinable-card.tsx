import { t } from '@lingui/core/macro';
import type { JoinableOrganization, Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { OrganizationMark } from '../organization-mark.tsx';
import { useJoin } from './use-join.ts';

interface JoinableCardProps {
  organization: JoinableOrganization;
  isFirst: boolean;
  onJoined: (joined: Joined) => void;
}

/** An organization that one may join, and why one may. */
export function JoinableCard({ organization, isFirst, onJoined }: JoinableCardProps) {
  const { id, name, summary, invite } = organization;
  const inviter = invite?.invited_by ?? '';
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
              {organization.is_sample && <Chip tone="sky">{t`Sample data`}</Chip>}
            </div>
            {invite && <p className="text-sm">{t`${inviter} invites you.`}</p>}
            {summary && <p className="text-sm text-ink-2">{summary}</p>}
          </div>
          <Action size="sm" isPending={isPending} onClick={join} aria-label={t`Join ${name}`} className="max-sm:hidden">
            {t`Join`}
          </Action>
        </div>
        <Action isPending={isPending} onClick={join} aria-label={t`Join ${name}`} isWide className="sm:hidden">
          {t`Join`}
        </Action>
        {error && <FormError>{wordsOf(error)}</FormError>}
      </Card>
    </li>
  );
}

function reasonOf({ reason }: JoinableOrganization): string {
  if (reason === 'invited') return t`Invitation`;
  return reason === 'domain' ? t`For your email domain` : t`Open to everybody`;
}
