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
    onSuccess: () => notify('info', 'A link is on its way to you.'),
  });
  if (!data) return <Skeleton shape="block" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold wrap-anywhere">{data.email}</span>
        {data.isEmailVerified ? <Chip tone="leaf">Confirmed</Chip> : <Chip tone="ember">Not confirmed</Chip>}
        {!data.isEmailVerified && (
          <Button size="sm" isPending={send.isPending} onClick={() => send.mutate()}>
            Send the link again
          </Button>
        )}
      </div>
      <FormError>{send.error?.message}</FormError>
      {data.hasPassword && <NewAddress />}
    </div>
  );
}

const address = z.object({ email: emailField });

function NewAddress() {
  const [wanted, setWanted] = useState<string | null>(null);
  const form = useValidForm(address, { defaultValues: { email: '' } });
  return (
    <>
      <form noValidate onSubmit={form.submit(async ({ email }) => setWanted(email))} className="flex items-start gap-3">
        <TextField
          label="Another address"
          type="email"
          autoComplete="email"
          hint="We send a link there; opening it makes the change."
          className="min-w-0 flex-1"
          {...form.field('email')}
        />
        <Button type="submit" size="lg" className="mt-7">
          Change
        </Button>
      </form>
      <ReEnterDialog
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        title="Change your address?"
        description={<>A link goes to {wanted}. Until it is opened, everything stays as it is.</>}
        action="Send the link"
        onProven={async () => {
          await changeEmail(wanted!);
          form.reset();
          notify('info', `A link is on its way to ${wanted}.`);
        }}
      />
    </>
  );
}
