import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GoogleButton } from '#features/identity/federated/google-button.tsx';
import { DemoAccounts } from '#features/identity/sign-in/demo-accounts.tsx';
import { InviteCard } from '#features/organizations/invite-card.tsx';
import { useSession } from '#features/identity/session/session.ts';
import { config } from '#platform/config.ts';
import { timeOfDay, useMinute } from '#platform/device/minute.ts';
import { inviteOf, paths } from '#platform/paths.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OrLine } from './or-line.tsx';

/** The door: sign in, sign up, or (in demo mode) step in as somebody. */
export function AuthScreen() {
  const now = useMinute();
  const time = timeOfDay(now);
  const soon = timeOfDay(now + 5 * 60_000);
  const session = useSession();
  const invite = inviteOf(sessionStore.read(storageKeys.origin));
  const { demo, federated_sign_in: federated } = config();
  if (invite)
    return (
      <AuthFrame title={t`Your invitation.`} lead={t`Somebody wants to learn with you.`}>
        <InviteCard token={invite} isSignedIn={false} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={
        <Trans>
          <span className="block">It’s {time}.</span> Wiser by {soon}.
        </Trans>
      }
      lead={t`Five minutes is all it takes: one lesson, one question, one more day on your streak.`}
    >
      {session.status === 'signed-out' && session.reason === 'ended' && (
        <Callout kind="info">{t`You've been signed out. Sign in again to pick up where you were.`}</Callout>
      )}
      <div className="grid grid-cols-1 gap-3">
        <SnapButton to={paths.signIn} isWide>
          {t`Sign in`}
        </SnapButton>
        <Button size="lg" to={paths.signUp} isWide>
          {t`Sign up`}
        </Button>
        {federated.is_on && (
          <>
            <OrLine />
            <GoogleButton isDemo={federated.is_demo} returnTo={paths.auth} />
          </>
        )}
      </div>
      {demo.is_on && demo.password !== null && demo.accounts.length > 0 && (
        <DemoAccounts accounts={demo.accounts} password={demo.password} />
      )}
    </AuthFrame>
  );
}
