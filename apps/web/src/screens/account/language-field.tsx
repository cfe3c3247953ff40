import { t } from '@lingui/core/macro';
import { languageNames, languages } from '@snapwell/contract/text/language';
import { useMutation } from '@tanstack/react-query';
import { updateProfile } from '#features/profiles/profiles.queries.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { Select } from '#ui/form/select.tsx';
import type { BaseProfile } from '@snapwell/contract/profiles/profiles.schemas';

/** Stands for no choice. */
const AS_DEVICE = 'device';

/** In which language one reads, on every device, and gets mails. It changes here when the server has it. */
export function LanguageField({ base }: { base: BaseProfile }) {
  const { mutate, isPending } = useMutation({
    ...updateProfile(),
    onError: ({ message }: Error) => notify('error', message),
  });
  return (
    <Select
      label={t`Language`}
      hint={t`Texts, dates, numbers and your mail, on every device.`}
      options={[
        { value: AS_DEVICE, label: t`As this device` },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ]}
      value={base.language ?? AS_DEVICE}
      onChange={(next) => mutate({ language: next === AS_DEVICE ? null : next })}
      disabled={isPending}
    />
  );
}
