import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Pill } from './pill.tsx';

/** A made-up ward has no telephone: what a real app would do here, and what to do if it is not a demo at all. */
export function CallWardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t`This ward is made up`}
      footer={
        <Pill look="filled" onClick={onClose}>
          {t`I see`}
        </Pill>
      }
    >
      <p>
        <Trans>In a real app, your phone would ring the ward now. In this demo nobody answers.</Trans>
      </p>
      <p className="mt-3">
        <Trans>If you're unwell yourself, call your own clinic, or the emergency number where you are.</Trans>
      </p>
    </Dialog>
  );
}
