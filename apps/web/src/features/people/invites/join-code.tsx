import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { codeAddress } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { joinCodeChange, joinSettings } from './invites.queries.ts';

/** The code that lets many in: shown, copied, printed, made anew, switched off. */
export function JoinCode({ orgId, posterPath }: { orgId: string; posterPath: string }) {
  const { data } = useQuery({ ...joinSettings(orgId), throwOnError: true });
  const changing = useMutation({ ...joinCodeChange(orgId), onError: (error) => notify('error', wordsOf(error)) });
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null);
  if (!data) return <Skeleton shape="block" />;
  const { join_code: code } = data;
  if (code === null)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-2">
          <Trans>
            With a code anybody who has it comes in as a learner: for a poster in the staff room, or a first day.
          </Trans>
        </p>
        <Button onClick={() => changing.mutate('rotate')} isPending={changing.isPending}>{t`Make a code`}</Button>
      </div>
    );
  const address = codeAddress(location.origin, code);
  return (
    <div className="flex flex-wrap items-center gap-6">
      <QrCode value={address} label={t`QR code of the way in`} className="size-36 flex-none rounded-md" />
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <p className="font-display text-3xl font-bold tracking-[0.06em] break-all">{code}</p>
        <p className="text-sm text-ink-2">
          <Trans>Who has the code comes in as a learner, in no group.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button to={posterPath}>
            <Printer className="size-4.5" aria-hidden="true" /> {t`Poster`}
          </Button>
          <Button
            onClick={() =>
              void navigator.clipboard
                .writeText(address)
                .then(() => notify('success', t`The link is copied`, { sound: null }))
                .catch(() => notify('error', t`The link could not be copied`))
            }
          >
            <Copy className="size-4.5" aria-hidden="true" /> {t`Copy the link`}
          </Button>
          <Button variant="ghost" onClick={() => setAsking('rotate')}>
            <RefreshCw className="size-4.5" aria-hidden="true" /> {t`New code`}
          </Button>
          <Button variant="ghost" onClick={() => setAsking('remove')}>{t`Switch off`}</Button>
        </div>
      </div>
      <Dialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        size="sm"
        title={asking === 'rotate' ? t`Make a new code?` : t`Switch the code off?`}
        description={t`Posters and links with ${code} stop working. Who is in stays in.`}
        footer={
          <>
            <Button onClick={() => setAsking(null)}>{t`Cancel`}</Button>
            <Button
              variant="destructive"
              onClick={() => {
                if (asking) changing.mutate(asking);
                setAsking(null);
              }}
            >
              {asking === 'rotate' ? t`New code` : t`Switch off`}
            </Button>
          </>
        }
      />
    </div>
  );
}
