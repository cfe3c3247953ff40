import { t } from '@lingui/core/macro';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { emailField } from '../password/credentials.ts';

interface EmailRequestFormProps {
  action: string;
  send: (email: string) => Promise<void>;
  /** What is said when the mail is on its way, also to an address without an account: nobody learns who has one. */
  sent: (email: string) => string;
}

const request = z.object({ email: emailField });

/** Asks for an address and sends a mail there: a link for a new password, or one that signs in. */
export function EmailRequestForm({ action, send, sent }: EmailRequestFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useValidForm(request, { defaultValues: { email: '' } });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(async ({ email }) => {
        await send(email);
        setSentTo(email);
      })}
    >
      <TextField label={t`Email`} type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      <FormError>{form.problem}</FormError>
      <div aria-live="polite">
        {sentTo && (
          <Callout kind="info" title={t`Check your email`}>
            {sent(sentTo)}
          </Callout>
        )}
      </div>
      <SnapButton type="submit" isWide isPending={form.isSubmitting}>
        {sentTo && <MailCheck className="size-5" aria-hidden="true" />}
        {sentTo ? t`Send it again` : action}
      </SnapButton>
    </form>
  );
}
