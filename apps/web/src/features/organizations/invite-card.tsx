import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { wordsOf } from '#platform/http/api-error.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { invitePreview, joinByInvite } from './organizations.queries.ts';

interface InviteCardProps {
  token: string;
  isSignedIn: boolean;
  onJoined?: (joined: Joined) => void;
}

/** The link of an invitation: who invites where, and the way in. */
export function InviteCard({ token, isSignedIn, onJoined }: InviteCardProps) {
  const { data: invite, error } = useQuery(invitePreview(token));
  useViewStep('referral', invite && 'invite');
  const join = useMutation({ ...joinByInvite(), onSuccess: onJoined });
  if (error)
    return (
      <div className="grid grid-cols-1 gap-4">
        <FormError>{wordsOf(error)}</FormError>
        <Button size="lg" isWide to={paths.home}>
          {t`Go Home`}
        </Button>
      </div>
    );
  if (!invite) return <Skeleton shape="card" />;
  const { organization_name: name, invited_by: inviter, email } = invite;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-4">
        <OrganizationMark id={invite.organization_id} logoUrl={invite.logo_url} size="lg" />
        <div className="grid min-w-0 gap-1">
          <h2>{name}</h2>
          <p className="text-sm text-ink-2">
            <Trans>
              {inviter} invited <strong className="wrap-anywhere text-ink">{email}</strong>
            </Trans>
          </p>
        </div>
      </div>
      {join.error && <FormError>{wordsOf(join.error)}</FormError>}
      {isSignedIn ? (
        <SnapButton isWide isPending={join.isPending} onClick={() => join.mutate({ token })}>
          {t`Join ${name}`}
        </SnapButton>
      ) : (
        <>
          <SnapButton isWide to={paths.signUp}>
            {t`Sign up to join`}
          </SnapButton>
          <Button size="lg" isWide to={paths.signIn}>
            {t`Sign in to join`}
          </Button>
        </>
      )}
    </div>
  );
}
