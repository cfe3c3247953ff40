import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  AssignedPerson,
  AssignedState,
  Assignment,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useInfiniteQuery, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Bell, Search } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AssignedRow } from './assigned-row.tsx';
import { ChangeButton, EndButton, TableButton } from './assignment-acts.tsx';
import { dueWords, monthsWords, stateWords, whoWords } from './assignment-words.ts';
import { assignedPeople, oneAssignment, remindPeople } from './assignments.queries.ts';
import { tellReminded } from './assignments-room.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';

interface AssignmentViewProps {
  orgId: string;
  assignmentId: string;
  backPath: string;
  /** A leader asks the groups they lead, and no one else. */
  isLeader?: boolean;
}

/** One assignment: who is done, under way and late, and what can be done about each. */
export function AssignmentView({ orgId, assignmentId, backPath, isLeader = false }: AssignmentViewProps) {
  const { data: assignment } = useSuspenseQuery(oneAssignment(orgId, assignmentId));
  const [state, setState] = useState<AssignedState | 'all'>('all');
  const [search, setSearch] = useState('');
  const asked = { ...(state !== 'all' && { state }), ...(search.trim() && { search: search.trim() }) };
  const people = useInfiniteQuery(assignedPeople(orgId, assignmentId, asked));
  const [excepted, setExcepted] = useState<AssignedPerson | null>(null);
  const remind = useMutation(remindPeople(orgId));
  const send = (uids?: string[]) =>
    remind.mutate({ assignmentId, ...(uids && { uids }) }, { onSuccess: ({ reminded }) => tellReminded(reminded) });
  const { counts } = assignment;
  const isRunning = assignment.ended_at === null;
  const rows = people.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = (['late', 'grace', 'under_way', 'done', 'on_leave', 'exempt'] as const).filter(
    (each) => counts[each] > 0,
  );
  return (
    <div className="grid gap-6">
      <Button variant="ghost" to={backPath} className="justify-self-start">
        <ArrowLeft className="size-4" aria-hidden="true" /> <Trans>Assignments</Trans>
      </Button>
      <AssignmentHead
        orgId={orgId}
        assignment={assignment}
        backPath={backPath}
        isLeader={isLeader}
        isReminding={remind.isPending}
        onRemind={() => send()}
      />
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t`Show`}
          options={[
            { value: 'all', label: t`All ${formatNumber(counts.people)}` },
            ...shown.map((value) => ({ value, label: `${stateWords(value)} ${formatNumber(counts[value])}` })),
          ]}
          value={state}
          onChange={setState}
        />
        <TextField
          label={t`Find somebody`}
          isLabelHidden
          className="w-64 max-sm:w-full"
          icon={<Search aria-hidden="true" />}
          placeholder={t`Find somebody`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span className="sm:ml-auto">
          <TableButton orgId={orgId} assignmentId={assignmentId} asked={asked} />
        </span>
      </div>
      {people.isPending ? (
        <RowsSkeleton />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5 max-sm:px-4">
          {rows.map((person) => (
            <AssignedRow
              key={person.uid}
              person={person}
              isRunning={isRunning}
              onExcept={() => setExcepted(person)}
              onRemind={() => send([person.uid])}
            />
          ))}
          {rows.length === 0 && <li className="py-8 text-center text-ink-2">{t`Nobody here.`}</li>}
        </ul>
      )}
      {people.hasNextPage && (
        <Button
          className="justify-self-center"
          isPending={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      {excepted && (
        <ExceptionDialog
          orgId={orgId}
          assignmentId={assignmentId}
          person={excepted}
          onClose={() => setExcepted(null)}
        />
      )}
    </div>
  );
}

interface AssignmentHeadProps {
  orgId: string;
  assignment: Assignment;
  backPath: string;
  isLeader: boolean;
  isReminding: boolean;
  onRemind: () => void;
}

function AssignmentHead({ orgId, assignment, backPath, isLeader, isReminding, onRemind }: AssignmentHeadProps) {
  const { counts, recertification, ended_at: endedAt } = assignment;
  const waiting = counts.under_way + counts.grace + counts.late;
  const isRunning = endedAt === null;
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-break-word">{assignment.target_title || t`Gone from the library`}</h1>
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-ink-2">
          <span>{whoWords(assignment)}</span>
          <span>{t`By: ${dueWords(assignment.due)}`}</span>
          <span>{recertification ? t`Again every ${monthsWords(recertification.every_months)}` : t`Once`}</span>
          {endedAt && <span>{t`Ended on ${formatDay(endedAt.slice(0, 10))}`}</span>}
        </p>
      </div>
      {isRunning && (
        <div className="flex flex-wrap gap-3">
          {assignment.may_change && (
            <>
              <EndButton orgId={orgId} assignmentId={assignment.id} backPath={backPath} />
              <ChangeButton orgId={orgId} assignment={assignment} isLeader={isLeader} />
            </>
          )}
          {waiting > 0 && (
            <Button onClick={onRemind} isPending={isReminding}>
              <Bell className="size-4" aria-hidden="true" /> {t`Remind ${formatNumber(waiting)}`}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
