import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { paths } from '#platform/paths.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { emailField, passwordField } from '../password/credentials.ts';
import { prepareIdentity, signIn } from '../lazy-identity.ts';

const credentials = z.object({ email: emailField, password: passwordField });

interface SignInFormProps {
  /** The address that is known already. */
  email: string;
  /** What is offered to somebody with this address besides a password. */
  renderOtherWay: (email: string) => ReactNode;
}

/** Email and password, and whatever other way the address opens. */
export function SignInForm({ email, renderOtherWay }: SignInFormProps) {
  const form = useValidForm(credentials, { defaultValues: { email, password: '' } });
  // As it was when the field was left: nobody's half-typed address is asked about.
  const [left, setLeft] = useState(email);
  return (
    <form
      noValidate
      onSubmit={form.submit(signIn)}
      onFocus={prepareIdentity}
      onBlur={() => setLeft(form.value('email'))}
      className="grid gap-4"
    >
      <TextField label={t`Email`} type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      {left.includes('@') && renderOtherWay(left)}
      <div className="grid gap-1">
        <TextField label={t`Password`} type="password" autoComplete="current-password" {...form.field('password')} />
        <TextLink to={paths.forgotPassword} className="justify-self-end text-xs">
          {t`Forgot your password?`}
        </TextLink>
      </div>
      <FormError>{form.problem}</FormError>
      <SnapButton type="submit" isWide isPending={form.isSubmitting}>
        {t`Sign in`}
      </SnapButton>
    </form>
  );
}
