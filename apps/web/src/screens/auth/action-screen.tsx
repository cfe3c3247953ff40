import { t } from '@lingui/core/macro';
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
      <AuthFrame title={t`This link is not whole.`} lead={t`Copy all of it from the email, or ask for a new one.`}>
        <SnapButton to={paths.auth} isWide>
          {t`Go to the start`}
        </SnapButton>
      </AuthFrame>
    );
  const { mode, oobCode } = action.data;
  switch (mode) {
    case 'signIn':
      return (
        <AuthFrame title={t`Nearly in.`} lead={t`This link signs you in, once.`}>
          <FinishLinkSignIn link={location.href} />
        </AuthFrame>
      );
    case 'resetPassword':
      return (
        <AuthFrame title={t`A new password.`} lead={t`Choose one that you use nowhere else.`}>
          <ResetPassword code={oobCode} />
        </AuthFrame>
      );
    default:
      return (
        <AuthFrame
          title={mode === 'verifyEmail' ? t`Is this you?` : t`Your new address.`}
          lead={
            mode === 'verifyEmail'
              ? t`One press, and we know that email reaches you.`
              : t`One press, and your account uses it.`
          }
        >
          <ApplyLink
            code={oobCode}
            action={
              mode === 'verifyEmail'
                ? t`Confirm my address`
                : mode === 'recoverEmail'
                  ? t`Go back to the old address`
                  : t`Use the new address`
            }
          />
        </AuthFrame>
      );
  }
}
