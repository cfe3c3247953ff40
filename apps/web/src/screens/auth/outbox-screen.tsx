import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { outbox } from '#features/identity/identity.queries.ts';
import { MailCard } from '#features/identity/account/mail-card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Glowing } from '../glowing.tsx';

/** The mails of a demo server, which sends none. */
export function OutboxScreen() {
  const { data } = useQuery(outbox());
  return (
    <Glowing className="grid max-w-[46rem] content-start gap-6 py-10">
      <div className="grid gap-2">
        <h1 className="flex flex-wrap items-center gap-3">
          {t`Outbox`} <Chip tone="sky">{t`Demo`}</Chip>
        </h1>
        <p className="text-ink-2">
          <Trans>This server sends no email. What it would have sent is listed here, the newest first.</Trans>
        </p>
      </div>
      {!data && <Skeleton shape="card" />}
      {data?.items.length === 0 && (
        <EmptyState title={t`No email yet`} icon={<MailOpen aria-hidden="true" />}>
          {t`Ask for a new password or a sign-in link, and its email appears here.`}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {data?.items.map((mail) => (
          <MailCard key={mail.id} mail={mail} />
        ))}
      </ul>
    </Glowing>
  );
}
