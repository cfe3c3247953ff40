import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Assignment } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { CalendarCheck, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { AssignmentStrip } from './assignment-strip.tsx';
import { addDays, headline, subline } from './assignment-words.ts';
import { assignmentList, remindPeople, setException } from './assignments.queries.ts';
import { LatePeople } from './late-people.tsx';

interface AssignmentsRoomProps {
  orgId: string;
  /** Where one of them is looked at. */
  pathOf: (assignmentId: string) => string;
  newPath: string;
  isEnded?: boolean;
  /** The other list: of what has ended, or of what runs. */
  otherPath: string;
  /** For those who may say what gives one. */
  certificatesPath?: string;
  /** What ends, month by month. */
  endings?: ReactNode;
}

/** What people are asked to finish: for those who run an organization, and for leaders of groups. */
export function AssignmentsRoom({
  orgId,
  pathOf,
  newPath,
  isEnded = false,
  otherPath,
  certificatesPath,
  endings,
}: AssignmentsRoomProps) {
  const { data } = useSuspenseQuery(assignmentList(orgId, isEnded));
  const remind = useMutation(remindPeople(orgId));
  const except = useMutation(setException(orgId));
  const send = (assignmentId: string, uids?: string[]) =>
    remind.mutate({ assignmentId, ...(uids && { uids }) }, { onSuccess: ({ reminded }) => tellReminded(reminded) });
  const { items, today } = data;
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-2xl tracking-tight">{isEnded ? t`What has ended` : headline(items, today)}</h1>
          <p className="mt-1.5 text-ink-2">{items.length > 0 && !isEnded && subline(items)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {certificatesPath && (
            <Button to={certificatesPath} variant="ghost">
              {t`Certificates`}
            </Button>
          )}
          <Button to={otherPath} variant="ghost">
            {isEnded ? t`What runs` : t`Ended`}
          </Button>
          <SnapButton to={newPath} size="sm">
            <Plus className="size-5" aria-hidden="true" /> <Trans>Assign something</Trans>
          </SnapButton>
        </div>
      </header>
      {items.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck aria-hidden="true" />}
          title={isEnded ? t`Nothing has ended` : t`Ask for the first thing`}
        >
          {isEnded
            ? t`What you end stands here, with who has done it.`
            : t`Choose a course or a module, whom it is for and by when. Reminders go out by themselves.`}
        </EmptyState>
      ) : (
        <AssignmentStrip items={items} today={today} pathOf={pathOf} onRemind={({ id }: Assignment) => send(id)} />
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {(data.late.length > 0 || data.on_leave > 0) && (
          <section aria-labelledby="late">
            <SectionHead id="late" title={data.late.length > 0 ? t`Late, and why` : t`Away`} />
            <LatePeople
              list={data}
              onRemind={({ assignment_id, uid }) => send(assignment_id, [uid])}
              onGiveDays={({ assignment_id: assignmentId, uid, display_name: name }) =>
                except.mutate(
                  { assignmentId, uid, reason: t`Asked after the others`, due_on: addDays(today, 7) },
                  { onSuccess: () => notify('success', t`${name} has a week more.`) },
                )
              }
            />
          </section>
        )}
        {endings}
      </div>
    </div>
  );
}

/** Says how many were written to. */
export function tellReminded(reminded: number): void {
  if (reminded === 0) notify('info', t`They were reminded today already.`);
  else notify('success', plural(reminded, { one: 'One person was reminded.', other: '# people were reminded.' }));
}
