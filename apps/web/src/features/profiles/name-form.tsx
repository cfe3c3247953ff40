import type { BaseProfile, ProfileUpdate } from '@snapwell/contract/profiles/profiles.schemas';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiError } from '#platform/api-error.ts';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { notify } from '#ui/notify.tsx';
import { TextField } from '#ui/text-field.tsx';
import { updateProfile } from './profiles.queries.ts';
import { SERVER_UPDATE_FAILED } from './profiles.texts.ts';

const name = z.string().trim().max(100, 'Use at most 100 characters.');
const names = z.object({ displayName: name.min(1, 'Enter a name.'), firstName: name, lastName: name });
type Names = z.output<typeof names>;

interface NameFormProps {
  base: Pick<BaseProfile, 'displayName' | 'firstName' | 'lastName'>;
  /** Changes the name with the identity provider, before the server is told. */
  renameAccount: (displayName: string) => Promise<void>;
}

/** The names others see. */
export function NameForm({ base, renameAccount }: NameFormProps) {
  const update = useMutation(updateProfile());
  const form = useValidForm(names, {
    defaultValues: { displayName: base.displayName, firstName: base.firstName, lastName: base.lastName },
  });
  const save = form.submit(async (values) => {
    if (values.displayName !== base.displayName) await renameAccount(values.displayName);
    await update.mutateAsync(changeOf(values)).catch((error: unknown) => {
      throw error instanceof ApiError && error.serverMessage
        ? error
        : new Error(SERVER_UPDATE_FAILED, { cause: error });
    });
    form.reset(values);
    notify('success', 'Your name is saved.');
  });
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-4">
      <TextField label="Name" hint="As others see it." autoComplete="name" {...form.field('displayName')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" isOptional {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" isOptional {...form.field('lastName')} />
      </div>
      <FormError>{form.problem}</FormError>
      <Button type="submit" className="justify-self-start" isPending={form.isSubmitting} disabled={!form.isDirty}>
        Save the name
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
