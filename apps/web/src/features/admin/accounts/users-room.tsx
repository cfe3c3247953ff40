import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Search, Users } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { userList } from '../admin.queries.ts';
import { Address } from '../kit/address.tsx';
import { More, RoomHead } from '../kit/panel.tsx';
import { useSearchWord } from '../kit/use-search.ts';

/** Every account, found by name or email. */
export function UsersRoom() {
  const [search, deferred, setSearch] = useSearchWord('q');
  const list = useSuspenseInfiniteQuery(userList(deferred));
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <RoomHead title={t`Users`} lead={t`The newest first.`} />
      <TextField
        label={t`Find by name or email`}
        isLabelHidden
        placeholder={t`Find by name or email`}
        type="search"
        icon={<Search />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Card>
        {rows.length > 0 ? (
          <ul>
            {rows.map((user) => (
              <li key={user.uid}>
                <LinkRow
                  to={paths.adminUser(user.uid)}
                  lead={<Avatar name={user.display_name} picture={user.photo_url} />}
                  title={user.display_name || user.email}
                  detail={<Address email={user.email} />}
                  {...((user.is_disabled || user.role === 'ADMIN') && {
                    end: user.is_disabled ? (
                      <Chip tone="ember">{t`Disabled`}</Chip>
                    ) : (
                      <Chip tone="leaf">{t`System admin`}</Chip>
                    ),
                  })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={<Users />} title={t`Nobody found`}>
            <Trans>Try fewer letters, or the part of the email before the @.</Trans>
          </EmptyState>
        )}
        <More {...list} />
      </Card>
    </div>
  );
}
