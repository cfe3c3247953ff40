import { t } from '@lingui/core/macro';
import { PICTURE_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uploadLogo } from '../settings.queries.ts';

const MOST_MEGABYTES = PICTURE_BYTES / (1024 * 1024);

/** The logo; a new one is there at once, without saving. */
export function LogoField({ orgId, logoUrl }: { orgId: string; logoUrl: string | null }) {
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation(uploadLogo(orgId));
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > PICTURE_BYTES);
    if (file.size <= PICTURE_BYTES)
      upload.mutate(file, { onSuccess: () => notify('success', t`The new logo is there.`) });
  };
  const problem = isTooLarge
    ? t`This picture is larger than ${MOST_MEGABYTES} MB. Choose a smaller one.`
    : upload.error && wordsOf(upload.error);
  return (
    <div className="grid gap-2">
      <h3 className="text-sm">{t`Logo`}</h3>
      <div className="flex flex-wrap items-center gap-4">
        <span className="block size-16 flex-none overflow-hidden rounded-md border border-line">
          {logoUrl ? (
            <img src={logoUrl} alt="" className="size-full object-cover" />
          ) : (
            <Cover id={orgId} columns={2} rows={2} />
          )}
        </span>
        <label
          htmlFor={id}
          className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
        >
          {upload.isPending ? <Spinner /> : <ImageUp className="size-5" aria-hidden="true" />}
          {logoUrl ? t`Change the logo` : t`Add a logo`}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            className="sr-only"
            disabled={upload.isPending}
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file again is a new choice.
              target.value = '';
            }}
          />
        </label>
        <p className="text-xs text-ink-3">{t`A square works best. Up to ${MOST_MEGABYTES} MB.`}</p>
      </div>
      <FormError>{problem}</FormError>
    </div>
  );
}
