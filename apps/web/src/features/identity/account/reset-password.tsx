import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { resetPassword } from './account-links.ts';
import { passwordReset } from '../identity.queries.ts';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { signIn } from '../sign-in/sign-in.ts';

/** Sets a new password by the link of a mail, and signs in with it. */
export function ResetPassword({ code }: { code: string }) {
  const navigate = useNavigate();
  const { data: email, error } = useQuery(passwordReset(code));
  const save = useMutation({
    mutationFn: async (password: string) => {
      await resetPassword(code, password);
      await signIn({ email: email!, password });
      await navigate(paths.home, { replace: true });
    },
  });
  if (error)
    return (
      <div className="grid gap-4">
        <FormError>{error.message}</FormError>
        <Button size="lg" isWide to={paths.forgotPassword}>
          {t`Ask for a new link`}
        </Button>
      </div>
    );
  if (!email) return <Skeleton shape="block" />;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        <Trans>
          For <strong className="text-ink">{email}</strong>
        </Trans>
      </p>
      <NewPasswordForm email={email} action={t`Save and sign in`} save={(password) => save.mutateAsync(password)} />
    </div>
  );
}
