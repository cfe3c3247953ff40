import { t } from '@lingui/core/macro';
import { type Joined, joinCode } from '@snapwell/contract/organizations/organizations.schemas';
import { useMutation } from '@tanstack/react-query';
import { useValidForm } from '#platform/form.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { joinByCode } from '../organizations.queries.ts';

/** Joins the organization whose code somebody gave you. */
export function JoinCodeForm({ code = '', onJoined }: { code?: string; onJoined: (joined: Joined) => void }) {
  const join = useMutation(joinByCode());
  const form = useValidForm(joinCode, { defaultValues: { code } });
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={form.submit(async ({ code }) => onJoined(await join.mutateAsync(code)))}
    >
      <div className="flex items-start gap-3">
        <TextField
          label={t`Code`}
          hint={t`It's on a poster, in an email, or from a colleague.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 flex-1"
          {...form.field('code')}
        />
        <Button type="submit" size="lg" className="mt-7" isPending={form.isSubmitting}>
          {t`Join`}
        </Button>
      </div>
      <FormError>{form.problem}</FormError>
    </form>
  );
}
