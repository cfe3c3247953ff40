import { t } from '@lingui/core/macro';
import { BRAND } from '@snapwell/contract/brand';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { codeAddress } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { joinSettings } from './invites.queries.ts';

/** A page for the wall of a staff room: what to do, the QR code, the code for who types. */
export function Poster({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(joinSettings(orgId));
  const { join_code: code, name } = data;
  if (code === null)
    return (
      <EmptyState isPage icon={<Printer />} title={t`There's no join code`}>
        {t`Make one under Invites first.`}
      </EmptyState>
    );
  return (
    <div className="grid justify-items-center gap-6">
      <SnapButton size="sm" className="print:hidden" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" /> {t`Print`}
      </SnapButton>
      <article className="grid w-full max-w-2xl justify-items-center gap-8 rounded-xl border border-line bg-white p-8 text-center text-black sm:p-14 print:fixed print:inset-0 print:z-50 print:max-w-none print:content-start print:rounded-none print:border-0">
        <h1 className="text-[clamp(2rem,6vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-0.035em]">
          {t`Learn with ${name}, five minutes at a time`}
        </h1>
        <QrCode
          value={codeAddress(location.origin, code)}
          label={t`QR code of the way in`}
          className="w-[min(20rem,100%)]"
        />
        <ol className="grid gap-2 text-left text-lg">
          <li>{t`1. Point your phone's camera here.`}</li>
          <li>{t`2. Make an account, or sign in.`}</li>
          <li>{t`3. Press Join. You're in.`}</li>
        </ol>
        <p className="grid gap-1">
          <span>{t`Or open ${location.host} and enter this code:`}</span>
          <b className="font-display text-4xl tracking-[0.08em] break-all">{code}</b>
        </p>
        <p className="text-sm">{BRAND}</p>
      </article>
    </div>
  );
}
