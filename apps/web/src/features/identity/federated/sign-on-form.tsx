import { t } from '@lingui/core/macro';
import { findSignOn } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.endpoints';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { call } from '#platform/http/api.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { forgetRedirectProblem, useRedirectProblem } from './federated-return.ts';
import { goToSignOn } from './go-to-sign-on.ts';
import { IdentityError } from '../identity-error.ts';
import { emailField } from '../password/credentials.ts';

const request = z.object({ email: emailField });

/** Asks for the address at work, and goes to the sign-in of the organization that has its domain. */
export function SignOnForm({ email, returnTo }: { email: string; returnTo: string }) {
  const form = useValidForm(request, { defaultValues: { email } });
  const redirectProblem = useRedirectProblem();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (redirectProblem) told.current?.focus();
  }, [redirectProblem]);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(async ({ email: typed }) => {
        forgetRedirectProblem();
        await goToOrganization(typed, returnTo);
      })}
    >
      <TextField
        label={t`Email at work`}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <div ref={told} tabIndex={-1} className="scroll-my-24 outline-none empty:hidden">
        <FormError>{form.problem ?? redirectProblem}</FormError>
      </div>
      <SnapButton type="submit" isWide isPending={form.isSubmitting}>
        {t`Continue`}
      </SnapButton>
    </form>
  );
}

async function goToOrganization(email: string, returnTo: string): Promise<void> {
  const { organization } = await call(findSignOn, { body: { email } });
  if (!organization)
    throw new IdentityError(
      t`No organization signs people in with this address. Sign in with your password or a link.`,
      'not-configured',
    );
  goToSignOn({ organizationId: organization.organization_id, email, returnTo });
}
