import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What the button does: 'Remove'. */
  action: string;
  isDestructive?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** Says what will happen before it does. */
export function ConfirmDialog({
  isOpen,
  title,
  action,
  isDestructive,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant={isDestructive ? 'destructive' : 'outline'}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">{children}</div>
    </Dialog>
  );
}
