import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { passwordField } from './credentials.ts';
import { isOfNewPassword } from '../identity-error.ts';
import { PasswordRules } from './password-rules-list.tsx';

const newPassword = z.object({ password: passwordField });

/** Asks for a new password. `email` is there for password managers. */
export function NewPasswordForm({
  email,
  action,
  save,
}: {
  email: string;
  action: string;
  save: (password: string) => Promise<void>;
}) {
  const form = useValidForm(newPassword, {
    defaultValues: { password: '' },
    fieldOf: (error) => (isOfNewPassword(error) ? 'password' : null),
  });
  return (
    <form noValidate onSubmit={form.submit(({ password }) => save(password))} className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="grid gap-2">
        <TextField label={t`New password`} type="password" autoComplete="new-password" {...form.field('password')} />
        <PasswordRules password={form.value('password')} />
      </div>
      <FormError>{form.problem}</FormError>
      <SnapButton type="submit" isWide isPending={form.isSubmitting}>
        {action}
      </SnapButton>
    </form>
  );
}
