import { plural, t } from '@lingui/core/macro';
import type { Assignment } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { changeOf, type Draft, draftOf } from './assignment-draft.ts';
import { askableGroups, changeAssignment } from './assignments.queries.ts';
import { WhenStep } from './when-step.tsx';
import { WhoStep } from './who-step.tsx';

interface ChangeDialogProps {
  orgId: string;
  assignment: Assignment;
  isLeader: boolean;
  onClose: () => void;
}

/** Whom a running assignment asks, by when, how often and with which reminders. What it asks for stays. */
export function ChangeDialog({ orgId, assignment, isLeader, onClose }: ChangeDialogProps) {
  const { data: groups = [] } = useQuery(askableGroups(orgId));
  const askable = isLeader ? groups.filter(({ is_leader }) => is_leader) : groups;
  const [draft, setDraft] = useState(() => draftOf(assignment));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const save = useMutation(changeAssignment(orgId, assignment.id));
  const body = changeOf(draft, assignment);
  const submit = () =>
    save.mutate(body!, {
      onSuccess({ counts: { people } }) {
        notify('success', plural(people, { one: 'Saved. One person is asked.', other: 'Saved. # people are asked.' }));
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={assignment.target_title || t`Gone from the library`}
      description={t`A new day holds for whoever isn't done. Whoever you leave out isn't asked any more; what they did stays.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>{t`Leave it as it is`}</Button>
          <SnapButton
            size="sm"
            disabled={body === null}
            isPending={save.isPending}
            onClick={submit}
          >{t`Save`}</SnapButton>
        </>
      }
    >
      <div className="grid gap-8">
        <WhoStep orgId={orgId} groups={askable} chosen={draft} onChange={change} canAskEverybody={!isLeader} />
        <WhenStep draft={draft} onChange={change} />
        <FormError>{save.error && wordsOf(save.error)}</FormError>
      </div>
    </Dialog>
  );
}
