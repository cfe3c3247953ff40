import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { changeUser, requestData, securityEvents, signOutUser, userDetails } from '../admin.queries.ts';
import { ConfirmButton } from '../kit/confirm-button.tsx';
import { More, Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortDay, shortMoment } from '../kit/times.ts';

interface UserPageProps {
  uid: string;
  /** Whose page this is can't be changed by themselves. */
  ownUid: string | null;
}

/** An account: its organizations and rights, what happened to it, and its data. */
export function UserPage({ uid, ownUid }: UserPageProps) {
  const { data: user } = useSuspenseQuery(userDetails(uid));
  const change = useMutation(changeUser(uid));
  const signOut = useMutation(signOutUser(uid));
  const isOwn = ownUid === uid;
  const isAdmin = user.role === 'ADMIN';
  const name = user.display_name || user.email;
  return (
    <div className="grid gap-5">
      <TextLink to={paths.adminUsers}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        <Trans>Users</Trans>
      </TextLink>
      <RoomHead title={name} lead={t`${user.email}, since ${shortDay(user.created_at)}`}>
        {!isOwn && (
          <>
            <Button isPending={signOut.isPending} onClick={() => signOut.mutate()}>
              {signOut.isSuccess ? t`Signed out everywhere` : t`Sign out everywhere`}
            </Button>
            <Button isPending={change.isPending} onClick={() => change.mutate({ role: isAdmin ? 'basic' : 'ADMIN' })}>
              {isAdmin ? t`Take system rights away` : t`Make system admin`}
            </Button>
            {user.is_disabled ? (
              <Button isPending={change.isPending} onClick={() => change.mutate({ is_disabled: false })}>
                <Trans>Enable</Trans>
              </Button>
            ) : (
              <ConfirmButton
                label={t`Disable`}
                title={t`Disable ${name}?`}
                description={t`They are signed out at once and can’t come back until you enable the account. Nothing is deleted.`}
                isPending={change.isPending}
                onConfirm={() => change.mutate({ is_disabled: true })}
              />
            )}
          </>
        )}
      </RoomHead>
      <Refusal error={change.error ?? signOut.error} />
      <div className="-mt-4 flex flex-wrap gap-2">
        {isOwn && <Chip>{t`This is you`}</Chip>}
        {isAdmin && <Chip tone="leaf">{t`System admin`}</Chip>}
        {user.is_disabled && <Chip tone="ember">{t`Disabled`}</Chip>}
        {user.is_sample && <Chip>{t`Sample data`}</Chip>}
      </div>
      {user.bounce && (
        <Callout kind="warning" heading="h2" title={t`Their mailbox refuses mail`}>
          {user.bounce.reason} ({shortMoment(user.bounce.bounced_at)})
        </Callout>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={t`Organizations`}>
          {user.memberships.length > 0 ? (
            <ul>
              {user.memberships.map((membership) => (
                <li key={membership.org_id}>
                  <LinkRow
                    to={paths.adminOrganization(membership.org_id)}
                    title={membership.name}
                    detail={
                      membership.role === 'ORG_ADMIN'
                        ? t`Administrator`
                        : membership.system_level === 'manager'
                          ? t`Manager`
                          : t`Learner`
                    }
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-2">
              <Trans>In none.</Trans>
            </p>
          )}
        </Panel>
        <PersonData uid={uid} name={name} isOwn={isOwn} />
      </div>
      <Trail uid={uid} />
    </div>
  );
}

function PersonData({ uid, name, isOwn }: { uid: string; name: string; isOwn: boolean }) {
  const request = useMutation(requestData(uid));
  const navigate = useNavigate();
  const ask = (kind: 'export' | 'erasure') => request.mutate(kind, { onSuccess: () => void navigate(paths.adminData) });
  return (
    <Panel title={t`Their data`} lead={t`Both take a while; you see how far they are.`}>
      <div className="flex flex-wrap gap-3">
        <Button isPending={request.isPending} onClick={() => ask('export')}>
          <Trans>Make a copy of everything</Trans>
        </Button>
        {!isOwn && (
          <ConfirmButton
            label={t`Erase`}
            title={t`Erase ${name}?`}
            description={t`Their account, notes, answers and conversations are gone for good. Points and completions stay without a name.`}
            isPending={request.isPending}
            onConfirm={() => ask('erasure')}
          />
        )}
      </div>
      <Refusal error={request.error} />
      <p className="mt-3">
        <TextLink variant="more" to={paths.adminData}>
          <Trans>What is kept, and why</Trans>
        </TextLink>
      </p>
    </Panel>
  );
}

function Trail({ uid }: { uid: string }) {
  const list = useSuspenseInfiniteQuery(securityEvents({ uid }));
  const events = list.data.pages.flatMap(({ items }) => items);
  return (
    <Panel
      title={t`What happened to the account`}
      aside={
        <TextLink variant="more" to={paths.adminAudit({ target: uid })}>
          <Trans>What administrators did</Trans>
        </TextLink>
      }
    >
      {events.length > 0 ? (
        <ul>
          {events.map((event) => (
            <li key={event.id} className="flex flex-wrap gap-x-4 border-b border-line py-2.5 last:border-0">
              <time dateTime={event.at} className="w-28 text-sm text-ink-3 tabular-nums">
                {shortMoment(event.at)}
              </time>
              <span className="font-semibold">{event.type.replaceAll('_', ' ')}</span>
              <span className="text-sm text-ink-3">{event.address}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      <More {...list} />
    </Panel>
  );
}
