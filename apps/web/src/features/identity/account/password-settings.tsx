import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { changePassword, reEnterPassword } from './account.ts';
import { passwordField } from '../password/credentials.ts';
import { isOfNewPassword, isOfPassword } from '../identity-error.ts';
import { account } from '../identity.queries.ts';
import { PasswordRules } from '../password/password-rules-list.tsx';

const change = z.object({ current: passwordField, password: passwordField });

/** A new password, after the old one. Other devices are signed out by it. */
export function PasswordSettings() {
  const { data } = useQuery(account());
  if (!data) return <Skeleton shape="block" />;
  return data.hasPassword ? (
    <ChangePassword />
  ) : (
    <p className="text-ink-2">{t`You sign in with Google, so there is no password here.`}</p>
  );
}

function ChangePassword() {
  const form = useValidForm(change, {
    defaultValues: { current: '', password: '' },
    fieldOf: (error) => (isOfPassword(error) ? 'current' : isOfNewPassword(error) ? 'password' : null),
  });
  const save = form.submit(async ({ current, password }) => {
    await reEnterPassword(current);
    await changePassword(password);
    form.reset();
    notify('success', t`Your password is changed. Other devices have to sign in again.`);
  });
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-4">
      <TextField
        label={t`Current password`}
        type="password"
        autoComplete="current-password"
        {...form.field('current')}
      />
      <div className="grid grid-cols-1 gap-2">
        <TextField label={t`New password`} type="password" autoComplete="new-password" {...form.field('password')} />
        <PasswordRules password={form.value('password')} />
      </div>
      <FormError>{form.problem}</FormError>
      <Button type="submit" className="justify-self-start" isPending={form.isSubmitting}>
        {t`Change password`}
      </Button>
    </form>
  );
}
