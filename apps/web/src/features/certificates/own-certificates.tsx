import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Certificate, NameShown } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Award, Download, Link as LinkIcon } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Select } from '#ui/form/select.tsx';
import { CertificateSheet, hoursWords } from './certificate-sheet.tsx';
import { ownCertificates, saveCertificate, saveCredential, setNameShown } from './certificates.queries.ts';

/** The certificates one holds, of every organization, with what can be done with each. */
export function OwnCertificates() {
  const { data } = useSuspenseQuery(ownCertificates());
  if (data.length === 0)
    return (
      <EmptyState icon={<Award aria-hidden="true" />} title={t`Your first certificate`}>
        <Trans>Some courses and modules give one when you finish them. It's yours for good, also when you leave.</Trans>
      </EmptyState>
    );
  return (
    <>
      <HoursLine certificates={data} />
      <ul className="grid gap-8">
        {data.map((certificate) => (
          <li key={certificate.id}>
            <OwnCertificate certificate={certificate} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What those who collect hours for continuing education add up: of what still counts or has ended, never of what was withdrawn. */
function HoursLine({ certificates }: { certificates: readonly Certificate[] }) {
  const counted = certificates.filter(({ state }) => state !== 'revoked');
  const sum = (some: readonly Certificate[]) =>
    Math.round(some.reduce((all, { hours }) => all + (hours ?? 0), 0) * 10) / 10;
  const total = sum(counted);
  if (total === 0) return null;
  // The newest come first.
  const year = counted[0]!.issued_on.slice(0, 4);
  const ofYear = hoursWords(sum(counted.filter(({ issued_on: on }) => on.startsWith(year))));
  return (
    <p className="mb-5 text-ink-2">{t`For continuing education: ${hoursWords(total)} in all, ${ofYear} in ${year}.`}</p>
  );
}

function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const { id, title, state } = certificate;
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <CertificateSheet facts={certificate} isOver={state !== 'valid'} />
      <div className="grid content-start gap-3">
        <div>
          <h3 className="font-display text-lg leading-tight font-bold">
            {state === 'revoked' ? (
              title
            ) : (
              <Link to={paths.certificate(id)} className="underline-offset-4 hover:underline">
                {title}
              </Link>
            )}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <StateChip certificate={certificate} />
            {certificate.organization_name}, {formatDay(certificate.issued_on)}
          </p>
        </div>
        {state === 'revoked' ? (
          <p className="text-sm text-ink-2">
            {certificate.revoke_reason}{' '}
            {certificate.replaced_by && (
              <TextLink to={paths.certificate(certificate.replaced_by)}>{t`See the newer one`}</TextLink>
            )}
          </p>
        ) : (
          <>
            <CertificateActions certificate={certificate} size="sm" />
            <NameChoice certificate={certificate} />
          </>
        )}
      </div>
    </div>
  );
}

/** What its holder does with it: the page to print, the link, the badge. */
export function CertificateActions({ certificate, size }: { certificate: Certificate; size: 'sm' | 'lg' }) {
  const { id } = certificate;
  const print = useMutation(saveCertificate());
  const badge = useMutation(saveCredential());
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + paths.certificate(id));
    notify('success', t`The link is copied.`);
  };
  const download = { isPending: print.isPending, onClick: () => print.mutate(certificate) };
  const words = (
    <>
      <Download className="size-4" aria-hidden="true" /> {t`Download PDF`}
    </>
  );
  return (
    <div className={classNames('flex flex-wrap items-center gap-2', size === 'lg' && 'max-sm:grid max-sm:grid-cols-1')}>
      {size === 'lg' ? (
        <SnapButton className="order-last max-sm:order-first max-sm:w-full" {...download}>
          {words}
        </SnapButton>
      ) : (
        <Button size={size} {...download}>
          {words}
        </Button>
      )}
      <Button size={size} onClick={() => void copy()}>
        <LinkIcon className="size-4" aria-hidden="true" /> {t`Copy the link`}
      </Button>
      <Button size={size} isPending={badge.isPending} onClick={() => badge.mutate({ id, isPublic: false })}>
        <Award className="size-4" aria-hidden="true" /> {t`Badge for other systems`}
      </Button>
    </div>
  );
}

/** Whole days to the end of it; null for one that has none. */
export function daysLeft(until: string | null): number | null {
  return until === null ? null : Math.round((Date.parse(until) - Date.now()) / 86_400_000);
}

/** How a certificate stands today. */
export function StateChip({
  certificate: { state, valid_until: until },
}: {
  certificate: Pick<Certificate, 'state' | 'valid_until'>;
}) {
  if (state === 'revoked') return <Chip tone="berry">{t`Withdrawn`}</Chip>;
  if (state === 'expired') return <Chip tone="snap">{t`Ended on ${formatDay(until!)}`}</Chip>;
  const days = daysLeft(until);
  if (days !== null && days < 60)
    return <Chip tone="snap">{plural(days, { one: 'Ends in one day', other: 'Ends in # days' })}</Chip>;
  return <Chip tone="leaf">{until === null ? t`Valid` : t`Valid until ${formatDay(until)}`}</Chip>;
}

/** What strangers are told of its holder. */
export function NameChoice({
  certificate: { id, name_shown: shown, holder_name: name },
}: {
  certificate: Certificate;
}) {
  const change = useMutation(setNameShown());
  return (
    <Select<NameShown>
      label={t`Name that others see when they check it`}
      className="max-w-72"
      options={[
        { value: 'full', label: name },
        { value: 'initials', label: t`My initials` },
        { value: 'none', label: t`No name` },
      ]}
      value={shown}
      onChange={(nameShown) => change.mutate({ id, nameShown })}
    />
  );
}
