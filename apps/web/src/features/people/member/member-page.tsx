import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MemberDetails } from '@snapwell/contract/organizations/members.schemas';
import { JOB_ROLE_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMinute } from '#platform/device/minute.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { member, memberChange, membersAct } from '../people.queries.ts';
import { groupMembersChange } from '../groups/groups.queries.ts';
import { lastSeen, levelMeaning, levelName, levelOf, type PersonLevel } from '../people.texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ExtraTimeCard, LeaveCard } from './allowances.tsx';
import { MemberEvents } from './member-events.tsx';
import { PlaceActs } from './place-acts.tsx';

interface MemberPageProps {
  orgId: string;
  uid: string;
  /** The person who looks: for themselves some acts ask first. */
  ownUid: string | null;
  groups: readonly { id: string; name: string }[];
  /** Administrators decide more than managers. */
  runsOrganization: boolean;
  /** Once the person is removed. */
  onGone: () => void;
  /** What others tell of the person: assignments, certificates, learning. */
  children?: ReactNode;
}

/** One person: who they are here, what they may do, when they are away, what happened to them. */
export function MemberPage({ orgId, uid, ownUid, groups, runsOrganization, onGone, children }: MemberPageProps) {
  const { data: person } = useSuspenseQuery(member(orgId, uid));
  const parts = { orgId, person };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PersonHead {...parts} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="group/record grid grid-cols-[minmax(0,1fr)] gap-6">
          {children}
          {/* What stands below waits until nothing above it can move it. */}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 group-has-[.animate-pulse]/record:invisible">
            {runsOrganization && <RoleCard {...parts} isOwn={uid === ownUid} />}
            {runsOrganization && <GroupsCard {...parts} groups={groups} />}
            <LeaveCard {...parts} />
            <ExtraTimeCard {...parts} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <MemberEvents orgId={orgId} uid={uid} />
          {runsOrganization && uid !== ownUid && <PlaceActs {...parts} onGone={onGone} />}
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  orgId: string;
  person: MemberDetails;
}

const failed = (error: Error) => notify('error', wordsOf(error));
const saved = () => notify('success', t`Saved`, { sound: null });

function PersonHead({ orgId, person }: PartProps) {
  const now = useMinute();
  const remind = useMutation({
    ...membersAct(orgId),
    onError: failed,
    onSuccess: ({ changed, skipped: [skipped] }) =>
      changed.length > 0
        ? notify('success', t`Reminder sent`, { sound: null })
        : notify('info', skipped?.reason === 'away' ? t`They are away` : t`They got a reminder today already`, {
            sound: null,
          }),
  });
  const name = person.display_name || person.email;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} picture={person.photo_url} size="xl" />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-2xl break-words">{name}</h1>
        <p className="mt-1 text-ink-2">
          {person.job_role && `${person.job_role} · `}
          <a href={`mailto:${person.email}`} className="underline underline-offset-4">
            {person.email}
          </a>
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Chip tone={levelOf(person) === 'learner' ? 'plain' : 'sky'}>{levelName(levelOf(person))}</Chip>
          {person.is_deactivated && <Chip tone="berry">{t`Deactivated`}</Chip>}
          {person.status === 'on_leave' && <Chip tone="snap">{t`On leave`}</Chip>}
          {person.groups.map(({ id, name: group, is_leader: leads }) => (
            <Chip key={id}>{leads ? t`leads ${group}` : group}</Chip>
          ))}
          {person.is_sample && <Chip>{t`Sample data`}</Chip>}
        </p>
        <p className="mt-2 text-sm text-ink-2">
          {t`Here since ${formatDate(person.joined_at)}, last seen: ${lastSeen(person.last_seen_at, now)}.`}
        </p>
      </div>
      {!person.is_deactivated && (
        <Button
          isPending={remind.isPending}
          onClick={() => remind.mutate({ uids: [person.uid], act: { type: 'remind' } })}
        >
          {t`Remind`}
        </Button>
      )}
    </header>
  );
}

/** What they may do, and their job. Giving one's own role away asks first. */
function RoleCard({ orgId, person, isOwn }: PartProps & { isOwn: boolean }) {
  const change = useMutation({ ...memberChange(orgId, person.uid), onSuccess: saved });
  const [job, setJob] = useState(person.job_role);
  const [asked, setAsked] = useState<PersonLevel | null>(null);
  const level = levelOf(person);
  const set = (next: PersonLevel) =>
    change.mutate(next === 'admin' ? { role: 'ORG_ADMIN' } : { role: 'basic', system_level: next });
  const choose = (next: PersonLevel) => {
    if (next === level) return;
    if (next === 'admin' || (level === 'admin' && isOwn)) setAsked(next);
    else set(next);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t`What they may do`}</h2>
      <Select
        label={t`Role`}
        hint={levelMeaning(level)}
        options={(['learner', 'manager', 'admin'] as const).map((value) => ({
          value,
          label: levelName(value),
          detail: levelMeaning(value),
        }))}
        value={level}
        onChange={choose}
      />
      <form
        noValidate
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ job_role: job });
        }}
      >
        <TextField
          label={t`Job`}
          className="min-w-0 flex-1"
          value={job}
          maxLength={JOB_ROLE_LENGTH}
          onChange={({ target }) => setJob(target.value)}
        />
        <Button type="submit" size="lg" disabled={job.trim() === person.job_role} isPending={change.isPending}>
          {t`Save`}
        </Button>
      </form>
      {change.error && <FormError>{wordsOf(change.error)}</FormError>}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'admin' ? t`Make ${person.display_name} an admin?` : t`Give your admin role away?`}
        action={asked === 'admin' ? t`Make admin` : t`Give it away`}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && set(asked)}
      >
        {asked === 'admin' ? (
          <Trans>Admins see and change everything here: people, content, insights, settings.</Trans>
        ) : (
          <Trans>You lose this panel at once. Only another admin can give it back to you.</Trans>
        )}
      </ConfirmDialog>
    </Card>
  );
}

function GroupsCard({ orgId, person, groups }: PartProps & { groups: MemberPageProps['groups'] }) {
  const change = useMutation({ ...groupMembersChange(orgId), onError: failed });
  const others = groups.filter(({ id }) => !person.groups.some((own) => own.id === id));
  const put = (groupId: string, isLeader: boolean) =>
    change.mutate({ groupId, put: [{ uid: person.uid, is_leader: isLeader }] });
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t`Groups`}</h2>
      {person.groups.length === 0 && <p className="text-ink-2">{t`In no group yet.`}</p>}
      <ul>
        {person.groups.map(({ id, name, is_leader: leads }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 border-line py-2 not-last:border-b">
            <b className="min-w-0 flex-1 basis-40 break-words">{name}</b>
            <span className="-mx-2 flex gap-1">
              <Button size="sm" variant="ghost" disabled={change.isPending} onClick={() => put(id, !leads)}>
                {leads ? t`Leads no more` : t`Make leader`} <span className="sr-only">{name}</span>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={change.isPending}
                onClick={() => change.mutate({ groupId: id, remove: [person.uid] })}
              >
                {t`Take out`} <span className="sr-only">{name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Select
          label={t`Add to a group`}
          placeholder={t`Choose a group`}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(groupId) => put(groupId, false)}
        />
      )}
    </Card>
  );
}
