import { t } from '@lingui/core/macro';
import { SignOnForm } from '#features/identity/federated/sign-on-form.tsx';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useInvitedEmail } from './use-invited-email.ts';

/** `/auth/organization`: where an organization's own sign-in begins, and comes back to. */
export function SingleSignOnScreen() {
  const email = useInvitedEmail();
  return (
    <AuthFrame
      title={t`With your work account.`}
      lead={t`If your organization has its own sign-in, that's all you need here.`}
    >
      <SignOnForm key={email} email={email} returnTo={paths.singleSignOn} />
      <TextLink to={paths.signIn} className="justify-self-center">
        {t`Back to sign in`}
      </TextLink>
    </AuthFrame>
  );
}
