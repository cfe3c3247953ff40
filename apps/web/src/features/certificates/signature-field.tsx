import { t } from '@lingui/core/macro';
import type { CertificateOffer } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { PICTURE_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { useId, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { removeSignature, uploadSignature } from './certificates.queries.ts';

const MOST_MEGABYTES = PICTURE_BYTES / (1024 * 1024);

/** The picture of a signature above the name of who signs; a new one is there at once, without saving. */
export function SignatureField({ orgId, offer }: { orgId: string; offer: CertificateOffer }) {
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const [url, setUrl] = useState(offer.signature_url);
  const upload = useMutation(uploadSignature(orgId, offer));
  const remove = useMutation(removeSignature(orgId, offer));
  const shown = { onSuccess: ({ signature_url: saved }: CertificateOffer) => setUrl(saved) };
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > PICTURE_BYTES);
    if (file.size <= PICTURE_BYTES) upload.mutate(file, shown);
  };
  const error = upload.error ?? remove.error;
  const problem = isTooLarge
    ? t`This picture is larger than ${MOST_MEGABYTES} MB. Choose a smaller one.`
    : error && wordsOf(error);
  return (
    <div className="grid gap-2">
      <h3 className="text-sm">{t`Picture of the signature`}</h3>
      <div className="flex flex-wrap items-center gap-3">
        {url && (
          // On the white of the paper, in both themes.
          <span className="grid h-16 w-40 place-items-center rounded-md border border-line bg-white p-2">
            <img src={url} alt={t`The signature`} className="max-h-full max-w-full" />
          </span>
        )}
        <label
          htmlFor={id}
          className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
        >
          {upload.isPending ? <Spinner /> : <Signature className="size-5" aria-hidden="true" />}
          {url ? t`Change the picture` : t`Add a picture`}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            disabled={upload.isPending}
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file again is a new choice.
              target.value = '';
            }}
          />
        </label>
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
      </div>
      <p className="text-xs text-ink-3">{t`Dark ink on a clear or white ground looks best.`}</p>
      <FormError>{problem}</FormError>
    </div>
  );
}
