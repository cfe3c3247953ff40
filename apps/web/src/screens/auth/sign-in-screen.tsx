import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { GoogleButton } from '#features/identity/federated/google-button.tsx';
import { SignInForm } from '#features/identity/sign-in/sign-in-form.tsx';
import { config } from '#platform/config.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OrLine } from './or-line.tsx';
import { useInvitedEmail } from './use-invited-email.ts';

/** Fetched when an address stands there. */
const SignOnHint = lazy(async () => ({
  default: (await import('#features/identity/federated/sign-on-hint.tsx')).SignOnHint,
}));

export function SignInScreen() {
  const { federated_sign_in: federated } = config();
  const email = useInvitedEmail();
  return (
    <AuthFrame title={t`Welcome back.`} lead={t`Everything is where you left it: the lesson, the streak, the points.`}>
      <SignInForm
        key={email}
        email={email}
        renderOtherWay={(address) => (
          <Suspense>
            <SignOnHint email={address} returnTo={paths.singleSignOn} />
          </Suspense>
        )}
      />
      <OrLine />
      <div className="grid grid-cols-1 gap-3">
        {federated.is_on && <GoogleButton isDemo={federated.is_demo} returnTo={paths.signIn} />}
        <Button variant="ghost" isWide to={paths.signInLink}>
          {t`Email me a sign-in link`}
        </Button>
        <Button variant="ghost" isWide to={paths.singleSignOn}>
          {t`Sign in with your organization`}
        </Button>
      </div>
      <p className="text-center text-sm text-ink-2">
        <Trans>
          New here? <TextLink to={paths.signUp}>Sign up</TextLink>
        </Trans>
      </p>
    </AuthFrame>
  );
}
