import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { changeEmail } from './account.ts';
import { sendVerification } from './account-links.ts';
import { emailField } from '../password/credentials.ts';
import { account } from '../identity.queries.ts';
import { ReEnterDialog } from './re-enter-dialog.tsx';

/** The address: whether it is confirmed, and another one. */
export function EmailSettings() {
  const { data } = useQuery(account());
  const send = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => notify('info', t`A link is on its way to you.`),
  });
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold wrap-anywhere">{data.email}</span>
        {data.isEmailVerified ? <Chip tone="leaf">{t`Confirmed`}</Chip> : <Chip tone="ember">{t`Not confirmed`}</Chip>}
        {!data.isEmailVerified && (
          <Button size="sm" isPending={send.isPending} onClick={() => send.mutate()}>
            {t`Send the link again`}
          </Button>
        )}
      </div>
      <FormError>{send.error?.message}</FormError>
      {data.hasPassword && <NewAddress />}
    </div>
  );
}

const newAddress = z.object({ email: emailField });

function NewAddress() {
  const [wanted, setWanted] = useState<string | null>(null);
  const address = wanted ?? '';
  const form = useValidForm(newAddress, { defaultValues: { email: '' } });
  return (
    <>
      <form noValidate onSubmit={form.submit(async ({ email }) => setWanted(email))} className="flex items-start gap-3">
        <TextField
          label={t`Another address`}
          type="email"
          autoComplete="email"
          hint={t`We'll send a link there. Open it to make the change.`}
          className="min-w-0 flex-1"
          {...form.field('email')}
        />
        <Button type="submit" size="lg" className="mt-7">
          {t`Change`}
        </Button>
      </form>
      <ReEnterDialog
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        title={t`Change your address?`}
        description={t`We'll send a link to ${address}. Until you open it, everything stays as it is.`}
        action={t`Send the link`}
        onProven={async () => {
          if (wanted === null) return;
          await changeEmail(wanted);
          form.reset();
          notify('info', t`A link is on its way to ${wanted}.`);
        }}
      />
    </>
  );
}
