import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssignedExportQuery, Assignment } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useMutation } from '@tanstack/react-query';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { assignedTable, endAssignment } from './assignments.queries.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface TableButtonProps {
  orgId: string;
  assignmentId: string;
  /** The list as it is narrowed now. */
  asked: AssignedExportQuery;
}

/** The people as the list shows them, for a spreadsheet. */
export function TableButton({ orgId, assignmentId, asked }: TableButtonProps) {
  const table = useMutation(assignedTable(orgId, assignmentId));
  return (
    <Button onClick={() => table.mutate(asked)} isPending={table.isPending}>
      <Download className="size-4.5" aria-hidden="true" /> {t`Export`}
    </Button>
  );
}

/** Whom it asks and by when, changed while it runs. */
export function ChangeButton(props: { orgId: string; assignment: Assignment; isLeader: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Pencil className="size-4" aria-hidden="true" /> {t`Change`}
      </Button>
      {isOpen && <ChangeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EndButtonProps {
  orgId: string;
  assignmentId: string;
  backPath: string;
}

/** Ends it, after a question. */
export function EndButton({ orgId, assignmentId, backPath }: EndButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const end = useMutation(endAssignment(orgId));
  const navigate = useNavigate();
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>End it</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        size="sm"
        title={t`End this assignment?`}
        description={t`Nobody is asked or reminded any more. What people have done stays on record.`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t`Go on with it`}</Button>
            <Button
              variant="destructive"
              isPending={end.isPending}
              onClick={() => end.mutate(assignmentId, { onSuccess: () => void navigate(backPath) })}
            >
              {t`End it`}
            </Button>
          </>
        }
      />
    </>
  );
}
