import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Callout } from '#ui/feedback/callout.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { sendVerification } from './account-links.ts';
import { account } from '../identity.queries.ts';

/** Invitations go to confirmed addresses, and come from them: says so, and offers to send the link again. Nothing once it is confirmed. */
export function VerifyHint() {
  const { data } = useQuery(account());
  const send = useMutation({ mutationFn: sendVerification });
  if (!data || data.isEmailVerified) return null;
  const { email } = data;
  return (
    <Callout kind="info" title={t`Confirm your email`}>
      <p>
        <Trans>
          We sent a link to <strong className="wrap-anywhere">{email}</strong>. Once you open it, invitations to that
          address show up here, and you can invite others.
        </Trans>
      </p>
      <div aria-live="polite">
        {send.isSuccess ? (
          <p className="font-semibold">{t`Sent again. Check your email.`}</p>
        ) : (
          <TextLink onClick={() => send.mutate()} isPending={send.isPending}>
            {t`Send it again`}
          </TextLink>
        )}
        {send.error && <p className="font-semibold text-berry-ink">{send.error.message}</p>}
      </div>
    </Callout>
  );
}
