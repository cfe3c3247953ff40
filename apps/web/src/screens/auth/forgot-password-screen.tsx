import { t } from '@lingui/core/macro';
import { EmailRequestForm } from '#features/identity/sign-in/email-request-form.tsx';
import { sendPasswordReset } from '#features/identity/account/account-links.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OutboxHint } from './outbox-hint.tsx';

export function ForgotPasswordScreen() {
  return (
    <AuthFrame title={t`A new password.`} lead={t`It happens. We'll send you a link to set a new one.`}>
      <EmailRequestForm
        action={t`Send the link`}
        send={sendPasswordReset}
        sent={(email) => t`If ${email} has an account, a link is on its way. It works for one hour.`}
      />
      <OutboxHint />
      <TextLink to={paths.signIn} className="justify-self-center">
        {t`Back to sign in`}
      </TextLink>
    </AuthFrame>
  );
}
