import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface ScheduleDialogProps {
  onChoose: (at: string) => void;
  onClose: () => void;
}

/** Asks when something is published, in the time of this device. */
export function ScheduleDialog({ onChoose, onClose }: ScheduleDialogProps) {
  const [{ when, isLater }, setChoice] = useState({ when: '', isLater: false });
  const at = when === '' ? null : new Date(when);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`Publish at a time`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton
            size="sm"
            disabled={!isLater}
            onClick={() => {
              if (at) onChoose(at.toISOString());
              onClose();
            }}
          >
            {t`Schedule`}
          </SnapButton>
        </>
      }
    >
      <TextField
        label={t`Day and time`}
        type="datetime-local"
        value={when}
        error={at && !isLater ? t`Choose a time that’s still to come.` : undefined}
        onChange={({ target: { value } }) =>
          setChoice({ when: value, isLater: new Date(value).getTime() > Date.now() })
        }
      />
    </Dialog>
  );
}
