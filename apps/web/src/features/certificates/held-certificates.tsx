import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { REVOKE_REASON_LENGTH } from '@snapwell/contract/learning/certificates/certificates.limits';
import type { CertificateState, HeldCertificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { heldCertificates, withdrawCertificate } from './certificates.queries.ts';
import { StateChip } from './own-certificates.tsx';

/** Who holds which certificate, also those who have left; each can be withdrawn or issued anew. */
export function HeldCertificates({ orgId }: { orgId: string }) {
  const [state, setState] = useState<CertificateState | 'all'>('all');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<HeldCertificate | null>(null);
  const asked = { state: state === 'all' ? undefined : state, search: search.trim() };
  const held = useInfiniteQuery(heldCertificates(orgId, asked));
  const rows = held.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t`Show`}
          options={[
            { value: 'all', label: t`All` },
            { value: 'valid', label: t`Valid` },
            { value: 'expired', label: t`Ended` },
            { value: 'revoked', label: t`Withdrawn` },
          ]}
          value={state}
          onChange={setState}
        />
        <TextField
          label={t`Find a holder`}
          isLabelHidden
          className="w-64 max-sm:w-full"
          icon={<Search aria-hidden="true" />}
          placeholder={t`Find a holder`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {held.isPending ? (
        <RowsSkeleton />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5 max-sm:px-4">
          {rows.map((certificate) => (
            <li key={certificate.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <Avatar name={certificate.holder_name} picture={certificate.photo_url} size="md" />
              <span className="min-w-0 flex-1 basis-52">
                <b className="block font-semibold">{certificate.holder_name}</b>
                <small className="block text-xs text-ink-2">
                  {certificate.title}, {formatDay(certificate.issued_on)}
                </small>
              </span>
              <StateChip certificate={certificate} />
              <TextLink to={paths.certificate(certificate.id)}>{t`Open`}</TextLink>
              {certificate.replaced_by === null && certificate.state !== 'revoked' && (
                <Button
                  size="sm"
                  onClick={() => setOpen(certificate)}
                  aria-label={t`Withdraw that of ${certificate.holder_name}`}
                >
                  <Trans>Withdraw</Trans>
                </Button>
              )}
            </li>
          ))}
          {rows.length === 0 && <li className="py-8 text-center text-ink-2">{t`No certificates here.`}</li>}
        </ul>
      )}
      {held.hasNextPage && (
        <Button
          className="justify-self-center"
          isPending={held.isFetchingNextPage}
          onClick={() => void held.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      {open && <WithdrawDialog orgId={orgId} certificate={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface WithdrawDialogProps {
  orgId: string;
  certificate: HeldCertificate;
  onClose: () => void;
}

function WithdrawDialog({ orgId, certificate, onClose }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const withdraw = useMutation(withdrawCertificate(orgId));
  const submit = (isReissued: boolean) =>
    withdraw.mutate({ id: certificate.id, reason: reason.trim(), isReissued }, { onSuccess: onClose });
  const isReady = reason.trim() !== '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Withdraw this certificate?`}
      description={t`Whoever checks it is told that it was withdrawn. It can't be made valid again; a new one can take its place, with the holder's name as it is now.`}
      footer={
        <>
          <Button disabled={!isReady} isPending={withdraw.isPending} onClick={() => submit(true)}>
            {t`Issue a new one instead`}
          </Button>
          <Button
            variant="destructive"
            disabled={!isReady}
            isPending={withdraw.isPending}
            onClick={() => submit(false)}
          >
            {t`Withdraw`}
          </Button>
        </>
      }
    >
      <TextField
        label={t`Reason`}
        hint={t`Its holder reads it; strangers don't.`}
        maxLength={REVOKE_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
