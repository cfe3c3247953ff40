import { t } from '@lingui/core/macro';
import type { OrganizationExport } from '@snapwell/contract/profiles/organization-data.schemas';
import { DELETION_DAYS, EXPORT_DAYS } from '@snapwell/contract/profiles/profiles.limits';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Archive, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#platform/device/save-file.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate, formatDateTime, formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { SectionPart } from '../section-form.tsx';
import {
  askDeletion,
  cancelDeletion,
  fetchArchive,
  organizationExports,
  organizationSettings,
  startExport,
} from '../settings.queries.ts';

const MEBIBYTE = 1024 * 1024;

/** Everything as an archive, and the end of the organization. */
export function DataSection({ orgId }: { orgId: string }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Exports orgId={orgId} />
      <Deletion orgId={orgId} />
    </div>
  );
}

function Exports({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(organizationExports(orgId));
  const start = useMutation(startExport(orgId));
  const isBusy = data.items.some(({ state }) => state === 'queued' || state === 'running');
  return (
    <SectionPart
      title={t`Take it with you`}
      lead={t`One archive with the library, as you could import it elsewhere, the members, their points and attempts.`}
    >
      <Button
        className="justify-self-start"
        isPending={start.isPending}
        disabled={isBusy}
        onClick={() => start.mutate()}
      >
        <Archive className="size-5" aria-hidden="true" /> {t`Make an archive`}
      </Button>
      <FormError>{start.error && wordsOf(start.error)}</FormError>
      <ul className="grid divide-y divide-line" aria-live="polite">
        {data.items.map((item) => (
          <li key={item.id} className="py-3.5 first:pt-0">
            <ExportRow orgId={orgId} item={item} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">
        {t`An archive can be fetched for ${EXPORT_DAYS} days. Notes and conversations aren't in it: they're the members' own.`}
      </p>
    </SectionPart>
  );
}

function ExportRow({ orgId, item }: { orgId: string; item: OrganizationExport }) {
  const { id, state, progress, bytes, asked_at: at } = item;
  const fetching = useMutation(fetchArchive(orgId));
  const fetchIt = () =>
    fetching.mutate(id, {
      onSuccess: (file) => saveFile(`${orgId}-${at.slice(0, 10)}.zip`, file),
      onError: (error) => notify('error', wordsOf(error)),
    });
  if (state === 'failed')
    return <p className="text-berry-ink">{t`${formatDateTime(at)}: this one didn't work out. Make another.`}</p>;
  if (state !== 'ready')
    return (
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{t`Being made. You can leave this page.`}</p>
        <ProgressBar value={progress} label={t`How far the archive is`} />
      </div>
    );
  const size = formatNumber((bytes ?? 0) / MEBIBYTE, { maximumFractionDigits: 1 });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1">
        {formatDateTime(at)} <span className="text-sm text-ink-3">{t`${size} MB`}</span>
      </p>
      <Button size="sm" isPending={fetching.isPending} onClick={fetchIt}>
        <Download className="size-4" aria-hidden="true" /> {t`Download`}
      </Button>
    </div>
  );
}

function Deletion({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(organizationSettings(orgId));
  const cancel = useMutation(cancelDeletion(orgId));
  const [isAsking, setAsking] = useState(false);
  if (data.deleted_at !== null) {
    const day = formatDate(data.deleted_at);
    return (
      <Callout kind="danger" heading="h2" title={t`${data.name} will be deleted on ${day}.`}>
        <p className="mb-4">{t`Until then everything goes on as before, and every administrator can take it back.`}</p>
        <Button
          isPending={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, {
              onSuccess: () => notify('success', t`Nothing will be deleted.`),
              onError: (error) => notify('error', wordsOf(error)),
            })
          }
        >
          {t`Don't delete it`}
        </Button>
      </Callout>
    );
  }
  return (
    <SectionPart title={t`Delete the organization`} lead={t`You have ${DELETION_DAYS} days to change your mind.`}>
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        <li>{t`Deleted: the library with its files, groups, announcements, points, attempts and what members asked.`}</li>
        <li>{t`Stays: people's accounts and what they have in other organizations, and the server's security log for its time.`}</li>
        <li>{t`All administrators are told by mail now.`}</li>
      </ul>
      <Button variant="destructive" className="justify-self-start" onClick={() => setAsking(true)}>
        {t`Delete ${data.name}`}
      </Button>
      {isAsking && <DeletionDialog orgId={orgId} name={data.name} onClose={() => setAsking(false)} />}
    </SectionPart>
  );
}

function DeletionDialog({ orgId, name, onClose }: { orgId: string; name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const ask = useMutation(askDeletion(orgId));
  const remove = () =>
    ask.mutate(typed, {
      onSuccess: () => {
        notify('info', t`The administrators are told. You have ${DELETION_DAYS} days to take it back.`);
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t`Delete ${name}?`}
      description={t`Type the name of the organization, so that this is no slip of the finger.`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="destructive"
            disabled={typed.trim() !== name.trim()}
            isPending={ask.isPending}
            onClick={remove}
          >
            {t`Delete in ${DELETION_DAYS} days`}
          </Button>
        </>
      }
    >
      <TextField label={t`Name`} hint={name} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <FormError>{ask.error && wordsOf(ask.error)}</FormError>
    </Dialog>
  );
}
