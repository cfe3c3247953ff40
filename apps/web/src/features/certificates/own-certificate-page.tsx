import { t } from '@lingui/core/macro';
import { readCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { ownCertificates } from './certificates.queries.ts';
import { CertificateActions, NameChoice, StateChip } from './own-certificates.tsx';

interface OwnCertificatePageProps {
  certificateId: string;
  firstName: string | undefined;
  /** Where it is checked, as strangers see it. */
  checkPath: string;
  /** For everybody who does not hold it. */
  otherwise: ReactNode;
}

/** A certificate as its holder sees it: the sheet as large as the page, and what can be done with it. */
export function OwnCertificatePage({ certificateId, firstName, checkPath, otherwise }: OwnCertificatePageProps) {
  const { data, isPending } = useQuery({ ...ownCertificates(), throwOnError: false });
  const id = readCertificateId(certificateId);
  const certificate = data?.find((each) => each.id === id && each.state !== 'revoked');
  if (isPending)
    return (
      <div className="wrap pt-9">
        <RowsSkeleton />
      </div>
    );
  if (!certificate) return otherwise;
  const { organization_name: organization, state } = certificate;
  return (
    <div className="mx-auto grid w-[min(70rem,100%-2rem)] grid-cols-[minmax(0,1fr)] gap-7 pt-9 pb-18">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-[26rem]">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.4vw,3.25rem)] leading-none font-extrabold tracking-[-0.042em]">
            {firstName ? t`Yours, ${firstName}.` : t`It’s yours.`}
          </h1>
          <p className="mt-3 text-ink-2">
            {t`Each tile is one step you took: a disc is a film, a blade an article, a gold square a quiz.`}
          </p>
        </div>
        <div className="max-sm:hidden">
          <CertificateActions certificate={certificate} size="lg" />
        </div>
      </header>
      <CertificateSheet facts={certificate} isOver={state === 'expired'} />
      <div className="sm:hidden">
        <CertificateActions certificate={certificate} size="lg" />
      </div>
      <p className="text-center text-sm text-ink-2">{t`A4, landscape. It stays yours when you leave ${organization}.`}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
        <NameChoice certificate={certificate} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StateChip certificate={certificate} />
          <TextLink variant="more" to={checkPath}>{t`See what others see`}</TextLink>
        </p>
      </div>
    </div>
  );
}
