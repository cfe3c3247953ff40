import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { readCertificateId, writeCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import type { VerifiedCertificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Award, Check, Clock, ListTree, SearchX, UserSearch, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#platform/http/api-error.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { formatDay } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { CertificateSheet, hoursWords } from './certificate-sheet.tsx';
import { saveCredential, verifiedCertificate } from './certificates.queries.ts';

/** Whether a certificate holds: the answer first, then its facts and its picture. */
export function VerifyCertificate({ certificateId }: { certificateId: string }) {
  const { data, error, isPending, refetch } = useQuery(verifiedCertificate(readCertificateId(certificateId)));
  // Only beside its picture does the answer take both halves of the page.
  const isWide = data !== undefined && data.state !== 'revoked';
  return (
    <div className={classNames('wrap grid gap-14 pt-9 pb-18', isWide && 'justify-items-center')}>
      {isPending ? (
        <RowsSkeleton />
      ) : data ? (
        <Answer certificate={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Unknown certificateId={certificateId} />
      ) : (
        <ErrorState title={t`The certificate could not be checked`} onRetry={() => void refetch()}>
          {t`It may be valid all the same. Try again in a moment.`}
        </ErrorState>
      )}
      {!isPending && <CheckNumber label={t`Check another`} />}
    </div>
  );
}

function Answer({ certificate }: { certificate: VerifiedCertificate }) {
  const { organization_name: organization } = certificate;
  if (certificate.state === 'revoked') {
    const day = formatDay(certificate.revoked_on);
    return (
      <section className="max-w-2xl">
        <Seal look="square bg-berry text-on-berry rounded-[22px]" icon={<X />} />
        <Title>{t`${organization} withdrew it on ${day}.`}</Title>
        <p className="text-lg text-ink-2">
          <Trans>
            Don't rely on it. {organization} gives its reasons on request, not here, and the name isn't shown.
          </Trans>
        </p>
        <Newer id={certificate.newer_id} />
      </section>
    );
  }
  const { holder_name: name, valid_until: until } = certificate;
  const isOver = certificate.state === 'expired';
  return (
    <section className="grid w-full items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)]">
      <div className="min-w-0">
        {isOver ? (
          <Seal look="rounded-full border-[3.5px] border-dashed border-snap-edge text-snap-ink" icon={<Clock />} />
        ) : (
          <Seal look="rounded-full bg-leaf text-on-leaf ring-8 ring-leaf-soft" icon={<Check />} />
        )}
        <Title>{isOver ? t`It was valid until ${formatDay(until!)}.` : t`This certificate is valid.`}</Title>
        <p className="mb-5 text-lg text-ink-2">
          {isOver ? (
            <Ended organization={organization} name={name} />
          ) : name === null ? (
            <Trans>{organization} issued it and stands by it. Its holder doesn't show their name.</Trans>
          ) : (
            <Trans>
              {organization} issued it to <b className="text-ink">{name}</b> and stands by it. Checked just now.
            </Trans>
          )}
        </p>
        <dl className="divide-y divide-line border-y border-line">
          <Row label={t`For`}>{certificate.title}</Row>
          <Row label={t`Issued`}>{formatDay(certificate.issued_on)}</Row>
          <Row label={isOver ? t`Ended` : t`Ends`}>{endWords(until)}</Row>
          <Row label={t`Learning`}>{learningWords(certificate)}</Row>
          <Row label={t`Number`}>{writeCertificateId(certificate.id)}</Row>
        </dl>
        <p className="my-4 flex items-center gap-3 rounded-[18px] bg-sky-soft px-4.5 py-3.5 text-sm">
          <UserSearch className="size-6 flex-none text-sky-ink" aria-hidden="true" />
          <Trans>It names a person, it doesn't show one. If it matters, ask for an ID.</Trans>
        </p>
        <div className="flex flex-wrap items-start gap-3">
          {certificate.has_credential && <BadgeButton id={certificate.id} />}
          <Taught chapters={certificate.taught} />
        </div>
        <Newer id={certificate.newer_id} />
      </div>
      <div className="lg:rotate-2">
        <CertificateSheet facts={certificate} isOver={isOver} />
      </div>
    </section>
  );
}

/** Of one that has ended nothing is promised any more. */
function Ended({ organization, name }: { organization: string; name: string | null }) {
  return name === null ? (
    <Trans>{organization} issued it. It's no longer valid. Its holder doesn't show their name.</Trans>
  ) : (
    <Trans>
      {organization} issued it to <b className="text-ink">{name}</b>. It's no longer valid.
    </Trans>
  );
}

function Unknown({ certificateId }: { certificateId: string }) {
  const number = writeCertificateId(readCertificateId(certificateId));
  return (
    <section className="max-w-2xl">
      <Seal look="rounded-full bg-surface-2 text-ink-2" icon={<SearchX />} />
      <Title>{t`There's no certificate with this number.`}</Title>
      <p className="text-lg text-ink-2">
        <Trans>
          We looked for <b className="text-ink tabular-nums">{number}</b>. Check each letter; there's no O, I, L or U
          among them. Its holder may also have deleted it with their account.
        </Trans>
      </p>
    </section>
  );
}

function Seal({ look, icon }: { look: string; icon: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-16 place-items-center sm:size-23 [&>svg]:size-8 sm:[&>svg]:size-11 [&>svg]:stroke-[3]',
        look,
      )}
    >
      {icon}
    </span>
  );
}

function Title({ children }: { children: string }) {
  return (
    <h1 className="mt-6 mb-3 text-[clamp(2.125rem,1.5rem+2.4vw,3.25rem)] leading-none font-extrabold tracking-[-0.042em]">
      {children}
    </h1>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-2.5 text-sm max-xs:grid-cols-[4.75rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold text-balance wrap-break-word tabular-nums">{children}</dd>
    </div>
  );
}

function endWords(until: string | null): string {
  if (until === null) return t`Never`;
  const days = Math.round((Date.parse(until) - Date.now()) / 86_400_000);
  const day = formatDay(until);
  return days > 0 ? t`${day}, ${plural(days, { one: 'in one day', other: 'in # days' })}` : day;
}

function learningWords({
  hours,
  score,
  steps,
}: {
  hours: number | null;
  score: number | null;
  steps: readonly string[];
}) {
  const words = hours === null ? plural(steps.length, { one: 'one step', other: '# steps' }) : hoursWords(hours);
  return score === null ? words : t`${words}, final quiz ${score} of 100`;
}

/** The chapters behind it, folded until somebody wants them. */
function Taught({ chapters }: { chapters: readonly { title: string; steps: number }[] }) {
  const [isOpen, setOpen] = useState(false);
  if (chapters.length === 0) return null;
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls="taught" onClick={() => setOpen(!isOpen)}>
        <ListTree className="size-4" aria-hidden="true" /> {t`What was taught`}
      </Button>
      <section id="taught" hidden={!isOpen} aria-label={t`What was taught`} className="basis-full">
        <ol className="divide-y divide-line border-y border-line text-sm">
          {chapters.map(({ title, steps }, at) => (
            <li key={`${at} ${title}`} className="flex justify-between gap-4 py-2.5">
              <span className="min-w-0 font-semibold wrap-anywhere" lang={CONTENT_LANGUAGE}>
                {title}
              </span>
              <span className="flex-none text-ink-2">{plural(steps, { one: 'one step', other: '# steps' })}</span>
            </li>
          ))}
        </ol>
        <p className="mt-2 text-xs text-ink-2">{t`The chapters as they're taught today.`}</p>
      </section>
    </>
  );
}

function Newer({ id }: { id: string | null }) {
  if (id === null) return null;
  return (
    <p className="mt-4">
      <TextLink to={paths.certificate(id)}>{t`See the newer certificate`}</TextLink>
    </p>
  );
}

function BadgeButton({ id }: { id: string }) {
  const save = useMutation(saveCredential());
  return (
    <Button isPending={save.isPending} onClick={() => save.mutate({ id, isPublic: true })}>
      <Award className="size-4" aria-hidden="true" /> {t`Open Badge 3.0`}
    </Button>
  );
}

const SAMPLE_NUMBER = '7K4M 2Q9X 3HTB';

/** Where the number of a certificate is typed. */
export function CheckNumber({ label }: { label: string }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  return (
    <form
      className="flex w-full max-w-xl items-end gap-3 text-left *:last:min-h-12"
      onSubmit={(event) => {
        event.preventDefault();
        const id = readCertificateId(typed);
        if (id) void navigate(paths.certificate(id));
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={label}
        placeholder={SAMPLE_NUMBER}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <Button size="lg" type="submit">
        <Trans>Check</Trans>
      </Button>
    </form>
  );
}
