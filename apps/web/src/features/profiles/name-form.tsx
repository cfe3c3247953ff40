import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { BaseProfile, ProfileUpdate } from '@snapwell/contract/profiles/profiles.schemas';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { ApiError } from '#platform/http/api-error.ts';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { updateProfile } from './profiles.queries.ts';
import { SERVER_UPDATE_FAILED } from './profiles.texts.ts';

const name = z.string().trim().max(100, /*i18n*/ 'Use at most 100 characters.');
/** The server keeps a name that is not sent (spec §5), so one that is there can be changed and not emptied. */
const namesInstead = ({ firstName, lastName }: NameFormProps['base']) =>
  z.object({
    displayName: name.min(1, t`Enter a name.`),
    firstName: firstName ? name.min(1, t`Enter your first name.`) : name,
    lastName: lastName ? name.min(1, t`Enter your last name.`) : name,
  });
type Names = z.output<ReturnType<typeof namesInstead>>;

interface NameFormProps {
  base: Pick<BaseProfile, 'displayName' | 'firstName' | 'lastName'>;
  /** Changes the name with the identity provider, before the server is told. */
  renameAccount: (displayName: string) => Promise<void>;
}

/** The names others see. */
export function NameForm({ base, renameAccount }: NameFormProps) {
  const update = useMutation(updateProfile());
  const form = useValidForm(
    useMemo(() => namesInstead(base), [base]),
    {
      defaultValues: { displayName: base.displayName, firstName: base.firstName, lastName: base.lastName },
    },
  );
  const save = form.submit(async (values) => {
    if (values.displayName !== base.displayName) await renameAccount(values.displayName);
    await update.mutateAsync(changeOf(values)).catch((error: unknown) => {
      throw error instanceof ApiError && error.serverMessage
        ? error
        : new Error(i18n._(SERVER_UPDATE_FAILED), { cause: error });
    });
    form.reset(values);
    notify('success', t`Your name is saved.`);
  });
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-4">
      <TextField
        label={t`Name`}
        hint={t`The name your colleagues will see.`}
        autoComplete="name"
        {...form.field('displayName')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          isOptional={!base.firstName}
          {...form.field('firstName')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          isOptional={!base.lastName}
          {...form.field('lastName')}
        />
      </div>
      <FormError>{form.problem}</FormError>
      <Button type="submit" className="justify-self-start" isPending={form.isSubmitting} disabled={!form.isDirty}>
        {t`Save name`}
      </Button>
    </form>
  );
}

/** Only what is filled in is sent (spec §5). */
export function changeOf({ displayName, firstName, lastName }: Names): ProfileUpdate {
  return {
    ...(displayName && { display_name: displayName }),
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
  };
}
