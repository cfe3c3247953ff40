import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BRAND } from '@snapwell/contract/brand';
import { TILE, TILE_FIELD, tileColours, tilesOf } from '@snapwell/contract/learning/certificates/certificate-tiles';
import { writeCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Mark } from '#ui/cover/drawings/mark.tsx';

/** What stands on a certificate. */
export interface SheetFacts {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly organization_name: string;
  readonly organization_logo_url: string | null;
  readonly holder_name: string | null;
  readonly chapters: number;
  readonly steps: readonly string[];
  readonly score: number | null;
  readonly hours: number | null;
  readonly signer_name: string;
  readonly signer_role: string;
  readonly signature_url: string | null;
  readonly issued_on: string;
  readonly valid_until: string | null;
}

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/**
 * The certificate as it is printed, A4 on its side: white in both themes, every size a part of its width, one tile for
 * each step that was taken.
 */
export function CertificateSheet({ facts, isOver = false }: { facts: SheetFacts; isOver?: boolean }) {
  const { holder_name: name, hours, valid_until: until } = facts;
  return (
    <article
      aria-label={t`Certificate`}
      data-theme="light"
      className="@container relative grid aspect-[297/210] w-full grid-cols-[30.2%_1fr] overflow-hidden rounded-[10px] bg-white text-[oklch(.25_.035_255)] shadow-float ring-1 ring-[oklch(.9_.012_85)] print:shadow-none"
    >
      <Tiles steps={facts.steps} isOver={isOver} />
      <div className="flex min-h-0 flex-col pt-[4.4cqw] pr-[5cqw] pb-[3.8cqw] pl-[4.6cqw]">
        <p className="flex items-center justify-between gap-[2cqw] font-display font-bold tracking-tight">
          <span className="flex items-center gap-[1.2cqw] text-[1.65cqw]">
            {facts.organization_logo_url && (
              <img src={facts.organization_logo_url} alt="" className="size-[3.6cqw] object-contain" />
            )}
            {facts.organization_name}
          </span>
          <span className="flex items-center gap-[.8cqw] text-[1.5cqw]">
            <Mark className="size-[2.2cqw]" /> {BRAND}
          </span>
        </p>
        <p className="mt-[7.4cqw] text-[1.45cqw] font-semibold text-[oklch(.42_.09_173)]">
          <Trans>Certificate</Trans>
        </p>
        {name === null ? (
          <p className="my-[.8cqw] h-[5.4cqw] w-[52cqw] rounded-[1cqw] bg-[oklch(.9_.012_85)]">
            <span className="sr-only">{t`The name isn't shown`}</span>
          </p>
        ) : (
          <p
            className="mt-[.6cqw] mb-[1.8cqw] font-display leading-[.95] font-extrabold tracking-[-0.042em] whitespace-nowrap"
            style={{ fontSize: `${Math.min(9.2, 104 / Math.max(name.length, 1)).toFixed(2)}cqw` }}
          >
            {name}
          </p>
        )}
        <p className="max-w-[30em] text-[1.85cqw] leading-[1.42] text-[oklch(.44_.03_255)]">{statement(facts)}</p>
        {facts.text && <p className="mt-[1cqw] text-[1.45cqw] text-[oklch(.44_.03_255)]">{facts.text}</p>}
        <dl className="mt-[3cqw] flex gap-[4.4cqw]">
          <Fact label={t`Issued`} value={formatDay(facts.issued_on, SHORT)} />
          {until && <Fact label={t`Valid until`} value={formatDay(until, SHORT)} />}
          {hours !== null && <Fact label={t`Learning`} value={hoursWords(hours)} />}
        </dl>
        <div className="mt-auto flex items-end justify-between text-[1.2cqw] leading-[1.4]">
          <p>
            {facts.signature_url && (
              <img
                src={facts.signature_url}
                alt=""
                className="mb-[.6cqw] max-h-[5.4cqw] max-w-[18cqw] object-contain object-left-bottom"
              />
            )}
            <b className="block text-[1.35cqw] font-[650]">{facts.signer_name}</b>
            <span className="text-[oklch(.44_.03_255)]">{facts.signer_role}</span>
          </p>
          <p className="text-right">
            <span className="block text-[oklch(.44_.03_255)]">
              <Trans>Check it at</Trans>
            </span>
            <b className="block text-[1.35cqw] font-[650]">{location.host + paths.certificate('').slice(0, -1)}</b>
            <b className="block font-display text-[2.1cqw] leading-[1.2] font-bold tabular-nums">
              {writeCertificateId(facts.id)}
            </b>
          </p>
        </div>
      </div>
      {isOver && until && (
        <p className="absolute right-[9cqw] bottom-[19cqw] -rotate-12 rounded-[1cqw] border-[.35cqw] border-[oklch(.45_.1_70)] bg-white/80 px-[2cqw] py-[.8cqw] font-display text-[3.2cqw] leading-none font-bold tracking-tight text-[oklch(.45_.1_70)]">
          {t`ended ${formatDay(until, SHORT)}`}
        </p>
      )}
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[1.2cqw] text-[oklch(.44_.03_255)]">{label}</dt>
      <dd className="font-display text-[1.85cqw] leading-[1.2] font-bold tracking-tight tabular-nums">{value}</dd>
    </div>
  );
}

function statement({ title, chapters, steps, score }: SheetFacts) {
  const name = <b className="font-[650] text-[oklch(.25_.035_255)]">{title}</b>;
  const parts = plural(chapters, { one: 'one chapter', other: '# chapters' });
  const taken = plural(steps.length, { one: 'one step', other: '# steps' });
  if (score === null)
    return (
      <Trans>
        has completed {name}: {parts}, {taken}.
      </Trans>
    );
  return (
    <Trans>
      has completed {name}: {parts}, {taken}, and the final quiz with {score} of 100.
    </Trans>
  );
}

export const hoursWords = (hours: number): string =>
  plural(hours, { one: 'one hour', other: `${formatNumber(hours)} hours` });

function Tiles({ steps, isOver }: { steps: readonly string[]; isOver: boolean }) {
  return (
    <svg
      viewBox={`-10 -20 ${TILE_FIELD.width + 20} ${TILE_FIELD.height + 40}`}
      aria-hidden="true"
      className={classNames('size-full', isOver && 'grayscale')}
      style={{ background: tileColours.ground, printColorAdjust: 'exact' }}
    >
      {tilesOf(steps).map(({ x, y, scale, turn, shapes }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} ${TILE / 2} ${TILE / 2})`}>
          {shapes.map(({ path, colour }) => (
            <path key={path} d={path} fill={tileColours[colour]} />
          ))}
        </g>
      ))}
    </svg>
  );
}
