import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface ConfirmButtonProps {
  label: ReactNode;
  title: string;
  /** What will happen, and what is safe. */
  description: string;
  isPending?: boolean;
  onConfirm: () => void;
}

/** A button that cannot be undone at once: it asks first. */
export function ConfirmButton({ label, title, description, isPending = false, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button variant="destructive" isPending={isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        description={description}
        size="sm"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <SnapButton size="sm" tone="berry" onClick={confirm}>
              {label}
            </SnapButton>
          </>
        }
      />
    </>
  );
}
