import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Building2, Plus, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { createOrganization, organizationList } from '../admin.queries.ts';
import { More, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortDay } from '../kit/times.ts';
import { useSearchWord } from '../kit/use-search.ts';

/** Every organization, found by name. */
export function OrganizationsRoom() {
  const [search, deferred, setSearch] = useSearchWord('q');
  const list = useSuspenseInfiniteQuery(organizationList(deferred));
  const [isCreating, setCreating] = useState(false);
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <RoomHead title={t`Organizations`}>
        <SnapButton size="sm" onClick={() => setCreating(true)}>
          <Plus className="size-5" aria-hidden="true" />
          <Trans>New organization</Trans>
        </SnapButton>
      </RoomHead>
      <TextField
        label={t`Find by name`}
        isLabelHidden
        placeholder={t`Find by name`}
        type="search"
        icon={<Search />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Card>
        {rows.length > 0 ? (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <LinkRow
                  to={paths.adminOrganization(row.id)}
                  title={row.name}
                  detail={t`/${row.id}, since ${shortDay(row.created_at)}`}
                  {...((row.is_suspended || row.is_sample) && {
                    end: row.is_suspended ? <Chip tone="ember">{t`Suspended`}</Chip> : <Chip>{t`Sample data`}</Chip>,
                  })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={<Building2 />} title={t`No organization found`}>
            {search ? <Trans>Try fewer letters.</Trans> : <Trans>Create the first one, and invite who runs it.</Trans>}
          </EmptyState>
        )}
        <More {...list} />
      </Card>
      {isCreating && <NewOrganization onClose={() => setCreating(false)} />}
    </div>
  );
}

function NewOrganization({ onClose }: { onClose: () => void }) {
  const create = useMutation(createOrganization());
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name, admin_email: email }, { onSuccess: ({ id }) => void navigate(paths.adminOrganization(id)) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`New organization`}
      description={t`Whoever you name gets an invitation to run it.`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SnapButton size="sm" type="submit" form="new-organization" isPending={create.isPending}>
            <Trans>Create and invite</Trans>
          </SnapButton>
        </>
      }
    >
      <form id="new-organization" className="grid gap-4" onSubmit={send}>
        <TextField label={t`Name`} required value={name} onChange={({ target }) => setName(target.value)} />
        <TextField
          label={t`Email of its administrator`}
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Refusal error={create.error} />
      </form>
    </Dialog>
  );
}
