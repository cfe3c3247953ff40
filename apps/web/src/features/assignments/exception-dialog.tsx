import { t } from '@lingui/core/macro';
import type { AssignedPerson } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { EXCEPTION_REASON_LENGTH } from '@snapwell/contract/learning/assignments/assignments.limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { addDays, todayHere } from './assignment-words.ts';
import { removeException, setException } from './assignments.queries.ts';

interface ExceptionDialogProps {
  orgId: string;
  assignmentId: string;
  person: AssignedPerson;
  onClose: () => void;
}

/** A later day for one person, or none at all, with the reason. */
export function ExceptionDialog({ orgId, assignmentId, person, onClose }: ExceptionDialogProps) {
  const { uid, display_name: name, exception } = person;
  const today = todayHere();
  const [type, setType] = useState<'later' | 'exempt'>(exception?.is_exempt ? 'exempt' : 'later');
  const [day, setDay] = useState(exception?.due_on ?? addDays(today, 7));
  const [reason, setReason] = useState(exception?.reason ?? '');
  const set = useMutation(setException(orgId));
  const remove = useMutation(removeException(orgId));
  const submit = () =>
    set.mutate(
      { assignmentId, uid, reason: reason.trim(), due_on: type === 'later' ? day : null },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`An exception for ${name}`}
      footer={
        <>
          {exception && (
            <Button
              variant="ghost"
              isPending={remove.isPending}
              onClick={() => remove.mutate({ assignmentId, uid }, { onSuccess: onClose })}
            >{t`Take it back`}</Button>
          )}
          <Button isPending={set.isPending} disabled={reason.trim() === ''} onClick={submit}>
            {type === 'later' ? t`Give the later day` : t`Exempt ${name}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={t`What`}
          options={[
            { value: 'later', label: t`A later day` },
            { value: 'exempt', label: t`Not at all` },
          ]}
          value={type}
          onChange={setType}
        />
        {type === 'later' && (
          <TextField
            label={t`Day`}
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => target.value && setDay(target.value)}
          />
        )}
        <TextField
          label={t`Reason`}
          hint={t`It stands beside their name for whoever looks at this.`}
          maxLength={EXCEPTION_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
