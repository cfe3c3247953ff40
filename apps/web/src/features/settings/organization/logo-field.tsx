import { t } from '@lingui/core/macro';
import { PICTURE_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#platform/http/api-error.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { PictureUpload } from '#ui/form/picture-upload.tsx';
import { uploadLogo } from '../settings.queries.ts';

const megabytes = PICTURE_BYTES / (1024 * 1024);

/** The logo; a new one is there at once, without saving. */
export function LogoField({ orgId, logoUrl }: { orgId: string; logoUrl: string | null }) {
  const upload = useMutation(uploadLogo(orgId));
  return (
    <div className="grid gap-2">
      <h3 className="text-sm">{t`Logo`}</h3>
      <PictureUpload
        label={logoUrl ? t`Change the logo` : t`Add a logo`}
        preview={
          <span className="block size-16 flex-none overflow-hidden rounded-md border border-line">
            {logoUrl ? (
              <img src={logoUrl} alt="" className="size-full object-cover" />
            ) : (
              <Cover id={orgId} columns={2} rows={2} />
            )}
          </span>
        }
        hint={t`A square works best. Up to ${megabytes} MB.`}
        limitBytes={PICTURE_BYTES}
        isPending={upload.isPending}
        error={upload.error && wordsOf(upload.error)}
        onChoose={(file) => upload.mutate(file, { onSuccess: () => notify('success', t`The new logo is there.`) })}
      />
    </div>
  );
}
