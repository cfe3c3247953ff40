import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DOCUMENT_BYTES } from '@snapwell/contract/library/documents/documents.limits';
import type { DocumentDetail } from '@snapwell/contract/library/documents/documents.schemas';
import { useMutation } from '@tanstack/react-query';
import { FileUp, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { failureWords } from '#platform/http/failure-words.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { sendDocument, writeDraft } from './documents.queries.ts';

interface DocumentActsProps {
  orgId: string;
  document: DocumentDetail;
  onMake: () => void;
}

/** What can be done with a document that was read. */
export function DocumentActs({ orgId, document, onMake }: DocumentActsProps) {
  const input = useRef<HTMLInputElement>(null);
  const sending = useMutation(sendDocument(orgId));
  const writing = useMutation(writeDraft(orgId, document.id));
  const send = (file: File | undefined) => {
    if (file && file.size <= DOCUMENT_BYTES) sending.mutate({ file, documentId: document.id });
  };
  const error = sending.error ?? writing.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <SnapButton size="sm" onClick={onMake}>
          <Trans>Make drafts</Trans>
        </SnapButton>
        {document.can_write && (
          <Button disabled={document.is_writing || writing.isPending} onClick={() => writing.mutate()}>
            <Sparkles className="size-4.5" aria-hidden="true" />
            {document.is_writing ? t`Sophie is writing…` : t`Let Sophie write a draft`}
          </Button>
        )}
        <Button disabled={sending.isPending} onClick={() => input.current?.click()}>
          <FileUp className="size-4.5" aria-hidden="true" />
          {sending.isPending ? t`Sending…` : t`Upload a new version`}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Upload a new version`}
        onChange={({ target }) => {
          send(target.files?.[0]);
          target.value = '';
        }}
      />
      {error && <FormError>{failureWords(error, true).advice}</FormError>}
    </div>
  );
}
