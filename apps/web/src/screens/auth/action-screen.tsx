import { accountAction } from '@snapwell/contract/identity/account-action';
import { useSearchParams } from 'react-router';
import { ApplyLink } from '#features/identity/account/apply-link.tsx';
import { FinishLinkSignIn } from '#features/identity/sign-in/finish-link-sign-in.tsx';
import { ResetPassword } from '#features/identity/account/reset-password.tsx';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** Where the links of account mails lead: sign in, new password, confirmed address, changed address. */
export function ActionScreen() {
  const [query] = useSearchParams();
  const action = accountAction.partial({ apiKey: true, lang: true }).safeParse(Object.fromEntries(query));
  if (!action.success)
    return (
      <AuthFrame title="This link is not whole." lead="Copy all of it from the mail, or ask for a new one.">
        <SnapButton to={paths.auth} isWide>
          Go to the start
        </SnapButton>
      </AuthFrame>
    );
  const { mode, oobCode } = action.data;
  switch (mode) {
    case 'signIn':
      return (
        <AuthFrame title="Nearly in." lead="This link signs you in, once.">
          <FinishLinkSignIn link={location.href} />
        </AuthFrame>
      );
    case 'resetPassword':
      return (
        <AuthFrame title="A new password." lead="Choose one that you use nowhere else.">
          <ResetPassword code={oobCode} />
        </AuthFrame>
      );
    default:
      return (
        <AuthFrame
          title={mode === 'verifyEmail' ? 'Is this you?' : 'Your new address.'}
          lead={
            mode === 'verifyEmail'
              ? 'One press, and we know that mail reaches you.'
              : 'One press, and your account uses it.'
          }
        >
          <ApplyLink
            code={oobCode}
            action={
              mode === 'verifyEmail'
                ? 'Confirm my address'
                : mode === 'recoverEmail'
                  ? 'Go back to the old address'
                  : 'Use the new address'
            }
          />
        </AuthFrame>
      );
  }
}
