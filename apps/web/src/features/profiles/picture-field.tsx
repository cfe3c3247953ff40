import { t } from '@lingui/core/macro';
import { PICTURE_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#platform/http/api-error.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { PictureUpload } from '#ui/form/picture-upload.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { uploadPicture } from './profiles.queries.ts';

const megabytes = PICTURE_BYTES / (1024 * 1024);

/** The own picture, and a new one from this device. */
export function PictureField({ name, picture, orgId }: { name: string; picture: string | null; orgId: string | null }) {
  const upload = useMutation(uploadPicture(orgId));
  return (
    <PictureUpload
      label={picture ? t`Change the picture` : t`Add a picture`}
      preview={<Avatar name={name} picture={picture} size="2xl" isOwn />}
      hint={t`A square works best. Up to ${megabytes} MB.`}
      limitBytes={PICTURE_BYTES}
      isPending={upload.isPending}
      error={upload.error && wordsOf(upload.error)}
      onChoose={(file) => upload.mutate(file, { onSuccess: () => notify('success', t`Your picture is saved.`) })}
    />
  );
}
