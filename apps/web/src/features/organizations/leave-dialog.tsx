import { t } from '@lingui/core/macro';
import type { OwnOrganization } from '@snapwell/contract/profiles/profiles.schemas';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { forgetCurrentOrganization } from './current-organization.ts';
import { leave } from './organizations.queries.ts';

interface LeaveDialogProps {
  own: OwnOrganization;
  isOpen: boolean;
  onClose: () => void;
  onLeft: () => void;
}

/** Asks before somebody leaves an organization. */
export function LeaveDialog({ own, isOpen, onClose, onLeft }: LeaveDialogProps) {
  const { name } = own;
  const go = useMutation({
    ...leave(own.id),
    onSuccess: () => {
      forgetCurrentOrganization(own.id);
      onClose();
      onLeft();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Leave ${name}?`}
      description={t`You won't see its lessons any more. Your points there stay with the organization, without your name.`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t`Stay`}</Button>
          <Button variant="destructive" isPending={go.isPending} onClick={() => go.mutate()}>
            {t`Leave ${name}`}
          </Button>
        </>
      }
    >
      {go.error && <FormError>{wordsOf(go.error)}</FormError>}
    </Dialog>
  );
}
