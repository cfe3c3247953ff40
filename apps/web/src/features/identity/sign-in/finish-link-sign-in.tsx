import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { paths } from '#platform/paths.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { emailField } from '../password/credentials.ts';
import { rememberedLinkEmail, signInWithLink } from './sign-in.ts';

const address = z.object({ email: emailField });

/**
 * Finishes the sign-in by mail. On another device than the one that asked, the address is asked for: the link alone
 * proves too little.
 */
export function FinishLinkSignIn({ link }: { link: string }) {
  const navigate = useNavigate();
  const remembered = rememberedLinkEmail();
  const form = useValidForm(address, { defaultValues: { email: remembered ?? '' } });
  const enter = form.submit(async ({ email }) => {
    await signInWithLink(email, link);
    await navigate(paths.home, { replace: true });
  });
  return (
    <form noValidate onSubmit={enter} className="grid gap-4">
      {remembered === null && (
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          inputMode="email"
          hint={t`The address the link was sent to.`}
          {...form.field('email')}
        />
      )}
      <FormError>{form.problem}</FormError>
      <SnapButton type="submit" isWide isPending={form.isSubmitting}>
        {remembered ? t`Sign in as ${remembered}` : t`Sign in`}
      </SnapButton>
    </form>
  );
}
