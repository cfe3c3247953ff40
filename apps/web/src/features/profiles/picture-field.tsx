import { t } from '@lingui/core/macro';
import { PICTURE_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uploadPicture } from './profiles.queries.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_MEGABYTES = PICTURE_BYTES / MEBIBYTE;

/** The own picture, and a new one from this device. */
export function PictureField({ name, picture, orgId }: { name: string; picture: string | null; orgId: string | null }) {
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation(uploadPicture(orgId));
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > PICTURE_BYTES);
    if (file.size <= PICTURE_BYTES)
      upload.mutate(file, { onSuccess: () => notify('success', t`Your picture is saved.`) });
  };
  const problem = isTooLarge
    ? t`This picture is larger than ${MOST_MEGABYTES} MB. Choose a smaller one.`
    : upload.error && wordsOf(upload.error);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={name} picture={picture} size="2xl" isOwn />
        <div className="grid gap-1.5">
          <label
            htmlFor={id}
            className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-sm font-semibold whitespace-nowrap hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
          >
            {upload.isPending ? <Spinner /> : <ImageUp className="size-5" aria-hidden="true" />}
            {picture ? t`Change the picture` : t`Add a picture`}
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
      </div>
      <FormError>{problem}</FormError>
    </div>
  );
}
