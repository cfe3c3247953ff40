import { t } from '@lingui/core/macro';
import { type Organization } from '@snapwell/contract/organizations/organizations.schemas';
import { ORGANIZATION_NAME_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { makeOrganization } from './organizations.queries.ts';

const facts = z.object({
  name: z
    .string()
    .trim()
    .min(2, { error: () => t`Give it a name of at least two letters.` })
    .max(ORGANIZATION_NAME_LENGTH, { error: () => t`Use at most ${ORGANIZATION_NAME_LENGTH} characters.` }),
});

/** Makes an organization; who does so runs it. Its days are those of this device's time zone. */
export function CreateOrganizationForm({ onCreated }: { onCreated: (organization: Organization) => void }) {
  const make = useMutation(makeOrganization());
  const form = useValidForm(facts, { defaultValues: { name: '' } });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={form.submit(async ({ name }) => onCreated(await make.mutateAsync({ name, timezone: timeZone })))}
    >
      <TextField
        label={t`Name of the organization`}
        autoComplete="organization"
        hint={t`You'll be its admin: invite people, write lessons, see who is learning.`}
        {...form.field('name')}
      />
      <FormError>{form.problem}</FormError>
      <Button type="submit" className="justify-self-start" isPending={form.isSubmitting}>
        {t`Create organization`}
      </Button>
    </form>
  );
}
