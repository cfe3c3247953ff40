import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CertificateEndings } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { certificateEndings } from './certificates.queries.ts';

type Month = CertificateEndings['months'][number];

/** When certificates end: a year as a dial, the heaviest month in words. Nothing where none ends. */
export function EndingDial({ orgId }: { orgId: string }) {
  const { data: months } = useSuspenseQuery(certificateEndings(orgId));
  const heaviest = months.reduce((most, month) => (month.ending > most.ending ? month : most));
  if (heaviest.ending === 0) return null;
  const day = `${heaviest.month}-15`;
  const name = formatDay(day, { month: 'long' });
  const most = heaviest.most_of;
  return (
    <section aria-labelledby="endings">
      <SectionHead id="endings" title={t`What ends, month by month`} />
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <Dial months={months} heaviest={heaviest} />
        <div>
          <p className="font-display text-[3rem] leading-none font-extrabold tracking-tight text-ember-ink tabular-nums">
            {formatNumber(heaviest.ending)}
          </p>
          <p className="mt-2">
            <b>
              {plural(heaviest.ending, { one: `certificate ends in ${name}`, other: `certificates end in ${name}` })}
            </b>
            {most && <Trans>, most of them {most}</Trans>}.
          </p>
        </div>
      </div>
    </section>
  );
}

function Dial({ months, heaviest }: { months: readonly Month[]; heaviest: Month }) {
  const words = months.map(
    ({ month, ending }) => `${formatDay(`${month}-15`, { month: 'short' })} ${formatNumber(ending)}`,
  );
  const label = t`Certificates that end: ${words.join(', ')}`;
  return (
    <svg viewBox="0 0 300 300" role="img" aria-label={label} className="w-full max-w-72">
      {months.map(({ month, ending }, index) => {
        const angle = (index * Math.PI) / 6;
        const at = (radius: number) => [150 + Math.sin(angle) * radius, 150 - Math.cos(angle) * radius] as const;
        const [from, to] = [at(52), at(52 + (ending === 0 ? 2 : 12 + (56 * ending) / heaviest.ending))];
        const [letter, number] = [at(34), at(72 + (56 * ending) / heaviest.ending)];
        return (
          <g key={month}>
            <line
              x1={from[0]}
              y1={from[1]}
              x2={to[0]}
              y2={to[1]}
              strokeWidth="15"
              strokeLinecap="round"
              className={
                ending === heaviest.ending ? 'stroke-ember' : index === 0 ? 'stroke-snap-edge' : 'stroke-line-strong'
              }
            />
            <text x={letter[0]} y={letter[1] + 5} textAnchor="middle" className="fill-ink-2 text-[13px]">
              {formatDay(`${month}-15`, { month: 'narrow' })}
            </text>
            {ending > 0 && (
              <text x={number[0]} y={number[1] + 5} textAnchor="middle" className="fill-ink text-[14px] font-bold">
                {formatNumber(ending)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
