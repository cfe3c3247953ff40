import { t } from '@lingui/core/macro';
import type { CertificateOffer } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { PICTURE_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { PictureUpload } from '#ui/form/picture-upload.tsx';
import { removeSignature, uploadSignature } from './certificates.queries.ts';

/** What stands well on paper. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The picture of a signature above the name of who signs; a new one is there at once, without saving. */
export function SignatureField({ orgId, offer }: { orgId: string; offer: CertificateOffer }) {
  const [url, setUrl] = useState(offer.signature_url);
  const upload = useMutation(uploadSignature(orgId, offer));
  const remove = useMutation(removeSignature(orgId, offer));
  const shown = { onSuccess: ({ signature_url: saved }: CertificateOffer) => setUrl(saved) };
  const error = upload.error ?? remove.error;
  return (
    <div className="grid gap-2">
      <h3 className="text-sm">{t`Picture of the signature`}</h3>
      <PictureUpload
        label={url ? t`Change the picture` : t`Add a picture`}
        icon={Signature}
        preview={
          url && (
            // On the white of the paper, in both themes.
            <span className="grid h-16 w-40 place-items-center rounded-md border border-line bg-white p-2">
              <img src={url} alt={t`The signature`} className="max-h-full max-w-full" />
            </span>
          )
        }
        hint={t`Dark ink on a clear or white ground looks best.`}
        types={TYPES}
        limitBytes={PICTURE_BYTES}
        isPending={upload.isPending}
        error={error && wordsOf(error)}
        onChoose={(file) => upload.mutate(file, shown)}
      >
        {url && (
          <Button
            variant="ghost"
            size="sm"
            isPending={remove.isPending}
            onClick={() => remove.mutate(undefined, shown)}
          >
            {t`Without a picture`}
          </Button>
        )}
      </PictureUpload>
    </div>
  );
}
