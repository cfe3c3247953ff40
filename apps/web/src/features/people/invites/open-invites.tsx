import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Invite } from '@snapwell/contract/organizations/invites.schemas';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { MailPlus, RotateCw, Search, Undo2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useMinute } from '#platform/device/minute.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { inviteBack, invitesAgain, openInvites } from './invites.queries.ts';
import { levelName, levelOf } from '../people.texts.ts';

const DAY_MS = 86_400_000;

/** Invitations that nobody has accepted: send again, take back. */
export function OpenInvites({ orgId }: { orgId: string }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const list = useInfiniteQuery({ ...openInvites(orgId, search), throwOnError: true });
  const rows = list.data?.pages.flatMap(({ items }) => items);
  if (!rows) return <RowsSkeleton />;
  if (rows.length === 0 && search === '')
    return (
      <EmptyState icon={<MailPlus />} title={t`No open invitations`}>
        <Trans>Who is invited stands here until they come in. Begin with Invite people.</Trans>
      </EmptyState>
    );
  return (
    <section aria-labelledby="open-invites" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="open-invites" className="text-lg">{t`Open invitations`}</h2>
      <TextField
        label={t`Find an invitation`}
        isLabelHidden
        icon={<Search aria-hidden="true" />}
        placeholder={t`Email address`}
        type="search"
        maxLength={100}
        className="sm:max-w-md"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="rounded-lg border border-line bg-surface">
        {rows.map((invite) => (
          <InviteLine key={invite.id} orgId={orgId} invite={invite} />
        ))}
        {rows.length === 0 && <li className="p-5 text-ink-2">{t`Nobody is invited by “${search}”.`}</li>}
      </ul>
      {list.hasNextPage && (
        <div className="justify-self-center">
          <Button
            onClick={() => void list.fetchNextPage()}
            isPending={list.isFetchingNextPage}
          >{t`Show 50 more`}</Button>
        </div>
      )}
    </section>
  );
}

function InviteLine({ orgId, invite }: { orgId: string; invite: Invite }) {
  const failed = (error: Error) => notify('error', wordsOf(error));
  const back = useMutation({
    ...inviteBack(orgId),
    onError: failed,
    onSuccess: () => notify('success', t`${invite.email} is not invited any more`, { sound: null }),
  });
  const again = useMutation({
    ...invitesAgain(orgId),
    onError: failed,
    onSuccess: ({ rows: [row] }) =>
      row?.is_mail_sent
        ? notify('success', t`Sent again to ${invite.email}`, { sound: null })
        : notify('info', t`${invite.email} got a mail today already. Try again tomorrow.`, { sound: null }),
  });
  const left = Date.parse(invite.expires_at) - useMinute();
  const isOver = left < 0;
  const days = Math.ceil(left / DAY_MS);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-last:border-b">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <b className="truncate">{invite.email}</b>
        <span className="text-xs text-ink-2">
          {t`${invite.invited_by}, ${formatDate(invite.created_at)}`}
          {invite.job_role && ` · ${invite.job_role}`}
        </span>
      </div>
      <span className="flex flex-wrap gap-1">
        {levelOf(invite) !== 'learner' && <Chip tone="sky">{levelName(levelOf(invite))}</Chip>}
        {invite.groups.slice(0, 3).map(({ id, name }) => (
          <Chip key={id}>{name}</Chip>
        ))}
        <Chip tone={isOver ? 'ember' : 'plain'}>
          {isOver ? t`Ran out` : t`${plural(days, { one: '# day left', other: '# days left' })}`}
        </Chip>
      </span>
      <span className="flex gap-2">
        <Button size="sm" onClick={() => again.mutate([invite.id])} isPending={again.isPending}>
          <RotateCw className="size-4" aria-hidden="true" /> {t`Send again`}
          <span className="sr-only">{invite.email}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => back.mutate(invite.id)} isPending={back.isPending}>
          <Undo2 className="size-4" aria-hidden="true" /> {t`Take back`}
          <span className="sr-only">{invite.email}</span>
        </Button>
      </span>
    </li>
  );
}
