import { plural, t } from '@lingui/core/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Download, UserPlus } from 'lucide-react';
import { NavLink } from 'react-router';
import { saveFile } from '#platform/device/save-file.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { memberQueryOf, useMemberSearch } from './members/use-member-search.ts';
import { memberCounts, memberTable } from './people.queries.ts';

interface PeopleHeadProps {
  orgId: string;
  paths: { members: string; groups: string; invites: string };
  onInvite: () => void;
}

/** The head of the People room: how many there are, the three views of them, the ways in and out. */
export function PeopleHead({ orgId, paths, onInvite }: PeopleHeadProps) {
  const { data: counts } = useSuspenseQuery(memberCounts(orgId));
  const members = plural(counts.members, { one: '# member', other: '# members' });
  const groups = plural(counts.groups, { one: '# group', other: '# groups' });
  const unseen = plural(counts.unseen, {
    one: '# person not seen for two weeks.',
    other: '# people not seen for two weeks.',
  });
  return (
    <header className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{t`People`}</h1>
          <p className="mt-1.5 text-ink-2">
            {t`${members}, ${groups}.`} {counts.unseen > 0 && unseen}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ExportButton orgId={orgId} />
          <SnapButton size="sm" className="max-sm:grow" onClick={onInvite}>
            <UserPlus className="size-5" aria-hidden="true" /> {t`Invite people`}
          </SnapButton>
        </div>
      </div>
      <nav
        aria-label={t`People`}
        className="flex w-full flex-wrap gap-1 rounded-md bg-surface-2 p-1 sm:grid sm:w-fit sm:grid-cols-3"
      >
        <View to={paths.members} label={t`Members`} count={counts.members} />
        <View to={paths.groups} label={t`Groups`} count={counts.groups} />
        <View to={paths.invites} label={t`Invites`} count={counts.open_invites} />
      </nav>
    </header>
  );
}

function View({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 grow items-center justify-center gap-1 rounded-[12px] px-1 text-sm font-semibold sm:gap-2 sm:px-4.5',
          isActive
            ? 'bg-surface text-ink shadow-card dark:inset-ring-[1.5px] dark:inset-ring-line-strong'
            : 'text-ink-2 hover:text-ink',
        )
      }
    >
      {label} <span className="text-ink-3 tabular-nums">{formatNumber(count)}</span>
    </NavLink>
  );
}

/** The members as the list shows them now, for a spreadsheet. */
export function ExportButton({ orgId }: { orgId: string }) {
  const { search } = useMemberSearch();
  const { sort: _, ...filters } = memberQueryOf(search);
  const table = useMutation({
    ...memberTable(orgId),
    onSuccess: ({ file_name: name, content }) => saveFile(name, new Blob([content], { type: 'text/csv' })),
    onError: (error) => notify('error', wordsOf(error)),
  });
  return (
    <Button onClick={() => table.mutate(filters)} isPending={table.isPending} className="max-sm:grow">
      <Download className="size-4.5" aria-hidden="true" /> {t`Export`}
    </Button>
  );
}
