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
      title={isSent ? 'Thank you' : 'Something wrong?'}
      description={
        isSent
          ? 'Those who look after this quiz can read it now.'
          : 'Tell those who look after this quiz what is not right about the question.'
      }
      footer={
        isSent ? (
          <SnapButton onClick={onClose}>Close</SnapButton>
        ) : (
          <>
            <Button size="lg" onClick={onClose}>
              Cancel
            </Button>
            <SnapButton isPending={isSending} disabled={text.trim() === ''} onClick={() => onSend(text.trim())}>
              Send
            </SnapButton>
          </>
        )
      }
    >
      {!isSent && (
        <TextArea
          label="What is wrong"
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <FormError>{error}</FormError>
    </Dialog>
  );
}
