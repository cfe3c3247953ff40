import { t } from '@lingui/core/macro';
import { EmailRequestForm } from '#features/identity/sign-in/email-request-form.tsx';
import { sendSignInLink } from '#features/identity/sign-in/sign-in.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OutboxHint } from './outbox-hint.tsx';

export function SignInLinkScreen() {
  return (
    <AuthFrame title={t`No password needed.`} lead={t`We'll email you a link. Open it on this device and you're in.`}>
      <EmailRequestForm
        action={t`Send the link`}
        send={sendSignInLink}
        sent={(email) => t`A link is on its way to ${email}. It works once.`}
      />
      <OutboxHint />
      <TextLink to={paths.signIn} className="justify-self-center">
        {t`Back to sign in`}
      </TextLink>
    </AuthFrame>
  );
}
