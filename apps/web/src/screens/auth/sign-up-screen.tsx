import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GoogleButton } from '#features/identity/federated/google-button.tsx';
import { SignUpForm } from '#features/identity/sign-up/sign-up-form.tsx';
import { config } from '#platform/config.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OrLine } from './or-line.tsx';
import { useInvitedEmail } from './use-invited-email.ts';

export function SignUpScreen() {
  const { federated_sign_in: federated } = config();
  const email = useInvitedEmail();
  return (
    <AuthFrame
      title={t`Your first five minutes.`}
      lead={t`An account takes one of them. The other four are your first lesson.`}
    >
      <SignUpForm key={email} email={email} />
      {federated.is_on && (
        <>
          <OrLine />
          <GoogleButton isDemo={federated.is_demo} returnTo={paths.signUp} />
        </>
      )}
      <p className="text-center text-sm text-ink-2">
        <Trans>
          You have an account? <TextLink to={paths.signIn}>Sign in</TextLink>
        </Trans>
      </p>
    </AuthFrame>
  );
}
