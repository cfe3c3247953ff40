import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { displayNameField, emailField, passwordField } from '../password/credentials.ts';
import { codeOf } from '../identity-error.ts';
import { signUp } from '../lazy-identity.ts';
import { recordFormRefused } from './registration-funnel.ts';
import { PasswordRules } from '../password/password-rules-list.tsx';

const newAccount = z.object({ displayName: displayNameField, email: emailField, password: passwordField });

const fieldOfCode: Record<string, keyof z.output<typeof newAccount>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
};

/** `email` is the address that is known already: the one that was invited. */
export function SignUpForm({ email }: { email: string }) {
  const form = useValidForm(newAccount, {
    defaultValues: { displayName: '', email, password: '' },
    fieldOf: (error) => fieldOfCode[codeOf(error)] ?? null,
    onInvalid: (fields) => {
      if (fields.includes('email')) recordFormRefused('auth/invalid-email');
    },
  });
  return (
    <form noValidate onSubmit={form.submit(signUp)} className="grid gap-4">
      <TextField
        label={t`Name`}
        autoComplete="name"
        isOptional
        hint={t`The name your colleagues will see.`}
        {...form.field('displayName')}
      />
      <TextField label={t`Email`} type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      <div className="grid gap-2">
        <TextField label={t`Password`} type="password" autoComplete="new-password" {...form.field('password')} />
        <PasswordRules password={form.value('password')} />
      </div>
      <FormError>{form.problem}</FormError>
      <SnapButton type="submit" isWide isPending={form.isSubmitting}>
        {t`Sign up`}
      </SnapButton>
    </form>
  );
}
