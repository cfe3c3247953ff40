import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';

interface ReportDialogProps {
  isOpen: boolean;
  isSending: boolean;
  isSent: boolean;
  error: string | null;
  onClose: () => void;
  onSend: (text: string) => void;
}

/** Tells the authors what is wrong with a question. */
export function ReportDialog({ isOpen, isSending, isSent, error, onClose, onSend }: ReportDialogProps) {
  const [text, setText] = useState('');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isSent ? t`Thank you` : t`Something wrong?`}
      description={isSent ? t`The quiz's authors can read it now.` : t`Tell the quiz's authors what's wrong.`}
      footer={
        isSent ? (
          <SnapButton onClick={onClose}>{t`Close`}</SnapButton>
        ) : (
          <>
            <Button size="lg" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <SnapButton isPending={isSending} disabled={text.trim() === ''} onClick={() => onSend(text.trim())}>
              {t`Send`}
            </SnapButton>
          </>
        )
      }
    >
      {!isSent && (
        <TextArea
          label={t`What is wrong`}
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <FormError>{error}</FormError>
    </Dialog>
  );
}
