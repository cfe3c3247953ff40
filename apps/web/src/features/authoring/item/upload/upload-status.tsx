import { t } from '@lingui/core/macro';
import { Button } from '#ui/action/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';
import type { UploadProgress } from './upload-file.ts';
import type { PendingUpload } from './use-upload.ts';

/** How far an upload is, with the way to give a large one up. */
export function UploadStatus({ upload: { name, progress, cancel } }: { upload: PendingUpload }) {
  if (!progress)
    return (
      <output className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner className="size-4.5" /> {t`Uploading ${name} …`}
      </output>
    );
  const share = progress.sent / progress.bytes;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface p-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <span className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <span className="figure text-ink-2">
            {t`${megabytes(progress.sent)} of ${megabytes(progress.bytes)} MB`} · {formatPercent(share)}
          </span>
        </span>
        <ProgressBar value={share * 100} label={t`Uploading ${name} …`} size="sm" />
      </div>
      <Button onClick={cancel}>{t`Cancel`}</Button>
      <output className="col-span-2 text-xs text-ink-2 empty:hidden">{stateOf(progress)}</output>
    </div>
  );
}

const megabytes = (bytes: number) => formatNumber(bytes / 1024 ** 2, { maximumFractionDigits: 0 });

function stateOf({ sent, bytes, isWaiting }: UploadProgress): string {
  if (isWaiting) return t`No connection. It goes on by itself as soon as there is one.`;
  if (sent === bytes) return t`All of it has arrived. It is being checked.`;
  return t`You can go on working. After a reload choose the same file again: it goes on where it stopped.`;
}
