import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GROUP_NAME_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import { useInfiniteQuery, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, Plus, Search, Users } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { team } from '../people.queries.ts';
import { groupChange, groupMembers, groupMembersChange, groupRemoval, newGroup } from './groups.queries.ts';

interface GroupRoomProps {
  orgId: string;
  memberPath: (uid: string) => string;
  /** The list of members, narrowed to a group. */
  listPath: (groupId: string) => string;
}

/** With fewer groups nobody needs to search. */
const SEARCHED_FROM = 12;

/** Groups, their people, and who leads them. */
export function GroupRoom({ orgId, ...paths }: GroupRoomProps) {
  const { data } = useSuspenseQuery(team(orgId));
  const [text, setText] = useState('');
  const shown = data.groups.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <NewGroupForm orgId={orgId} />
      {data.groups.length >= SEARCHED_FROM && (
        <TextField
          label={t`Find a group`}
          isLabelHidden
          icon={<Search aria-hidden="true" />}
          placeholder={t`Find a group`}
          type="search"
          className="sm:max-w-md"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {data.groups.length === 0 ? (
        <EmptyState icon={<Users />} title={t`No groups yet`}>
          <Trans>A group is a ward, a team or a year. Who leads it sees its members and reminds them.</Trans>
        </EmptyState>
      ) : (
        <ul className="rounded-lg border border-line bg-surface">
          {shown.map((group) => (
            <GroupLine key={group.id} orgId={orgId} group={group} {...paths} />
          ))}
          {shown.length === 0 && <li className="p-5 text-ink-2">{t`No group is called “${text}”.`}</li>}
        </ul>
      )}
    </div>
  );
}

function NewGroupForm({ orgId }: { orgId: string }) {
  const [name, setName] = useState('');
  const making = useMutation({
    ...newGroup(orgId),
    onSuccess: () => {
      notify('success', t`${name.trim()} is there now`, { sound: null });
      setName('');
    },
  });
  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (name.trim()) making.mutate(name.trim());
      }}
    >
      <TextField
        label={t`New group`}
        placeholder={t`Ward 4B`}
        className="min-w-0 flex-1 sm:max-w-md"
        value={name}
        maxLength={GROUP_NAME_LENGTH}
        error={making.error ? wordsOf(making.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="lg" className="mt-7" disabled={!name.trim()} isPending={making.isPending}>
        <Plus className="size-5" aria-hidden="true" /> {t`Add`}
      </Button>
    </form>
  );
}

interface GroupLineProps extends GroupRoomProps {
  group: { id: string; name: string; members: number };
}

function GroupLine({ group, ...room }: GroupLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-line not-last:border-b">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left font-semibold -outline-offset-3 hover:bg-surface-2"
        >
          <span className="min-w-0 flex-1 break-words">{group.name}</span>
          <span className="text-sm font-normal text-ink-2">
            {t`${plural(group.members, { one: '# member', other: '# members' })}`}
          </span>
          <ChevronDown
            className={classNames('size-5 flex-none transition-transform', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-4 pb-5">
        {isOpen && <OpenGroup group={group} {...room} />}
      </div>
    </li>
  );
}

function OpenGroup({ orgId, group, memberPath, listPath }: GroupLineProps) {
  const list = useInfiniteQuery({ ...groupMembers(orgId, group.id), throwOnError: true });
  const changing = useMutation(groupMembersChange(orgId));
  const renaming = useMutation({
    ...groupChange(orgId, group.id),
    onSuccess: () => notify('success', t`Saved`, { sound: null }),
  });
  const removing = useMutation(groupRemoval(orgId, group.id));
  const [name, setName] = useState(group.name);
  const [isAsking, setAsking] = useState(false);
  const people = list.data?.pages.flatMap(({ items }) => items);
  const error = changing.error ?? renaming.error ?? removing.error;
  if (!people) return <RowsSkeleton />;
  const inOrder = people.toSorted(
    (a, b) => Number(b.is_leader) - Number(a.is_leader) || a.display_name.localeCompare(b.display_name),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {people.length === 0 && (
        <p className="text-sm text-ink-2">{t`Nobody is in it yet. Choose people under Members and add them.`}</p>
      )}
      <ul className="max-h-96 overflow-y-auto">
        {inOrder.map(({ uid, display_name: person, photo_url: picture, is_leader: leads }) => (
          <li key={uid} className="flex flex-wrap items-center gap-2 py-1">
            <Link
              to={memberPath(uid)}
              className="flex min-h-11 min-w-0 flex-1 basis-44 items-center gap-3 hover:underline"
            >
              <Avatar name={person} picture={picture} size="sm" />
              <span className="truncate font-semibold">{person}</span>
              {leads && <Chip tone="sky">{t`leads it`}</Chip>}
            </Link>
            <Button
              size="sm"
              variant="ghost"
              disabled={changing.isPending}
              onClick={() => changing.mutate({ groupId: group.id, put: [{ uid, is_leader: !leads }] })}
            >
              {leads ? t`Leads no more` : t`Make leader`} <span className="sr-only">{person}</span>
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={changing.isPending}
              onClick={() => changing.mutate({ groupId: group.id, remove: [uid] })}
            >
              {t`Take out`} <span className="sr-only">{person}</span>
            </Button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          onClick={() => void list.fetchNextPage()}
          isPending={list.isFetchingNextPage}
        >{t`Show more`}</Button>
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          renaming.mutate(name.trim());
        }}
      >
        <TextField
          label={t`Name of the group`}
          className="min-w-0 flex-1 basis-48 sm:max-w-xs"
          value={name}
          maxLength={GROUP_NAME_LENGTH}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!name.trim() || name.trim() === group.name}
          isPending={renaming.isPending}
        >
          {t`Rename`}
        </Button>
        <Button size="lg" to={listPath(group.id)}>{t`Show in the list`}</Button>
        <Button size="lg" variant="destructive" onClick={() => setAsking(true)}>{t`Delete`}</Button>
      </form>
      {error && <FormError>{wordsOf(error)}</FormError>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Delete ${group.name}?`}
        action={t`Delete`}
        isDestructive
        onClose={() => setAsking(false)}
        onConfirm={() => removing.mutate()}
      >
        <p>
          <Trans>Its people stay in the organization, with everything they did. Its leaderboard goes.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}
