import { t } from '@lingui/core/macro';
import { formatNumber } from '#platform/locale/format.ts';

/** White cells by day after the transplant, in thousand million a litre; made up, as such a course may look. */
const COUNTS: readonly (readonly [day: number, count: number])[] = [
  [0, 1.6],
  [3, 0.7],
  [6, 0.2],
  [9, 0.1],
  [12, 0.6],
  [15, 1.8],
  [19, 2.6],
  [24, 3.1],
  [29, 3.4],
  [35, 3.8],
  [42, 4.3],
];
const USUAL_FROM = 4;
const xOf = (day: number): number => 20 + day * 7.6;
const yOf = (count: number): number => 150 - count * 24;

/** The blood counts of the last weeks as a line, with the range in which most people's lie; and as a table. */
export function WhiteCells() {
  const [lastDay, last] = COUNTS.at(-1)!;
  const counts = formatNumber(last, { minimumFractionDigits: 1 });
  return (
    <section>
      <h2 className="font-medium">{t`White cells`}</h2>
      <p className="text-sm text-ink-2">{t`Thousand million a litre`}</p>
      <svg
        viewBox="0 0 400 190"
        role="img"
        aria-label={t`White cells from day 0 to day ${lastDay}: lowest on day 9, now ${counts}. The usual range begins at ${USUAL_FROM}.`}
        className="mt-2.5 h-auto w-full fill-ink-2 text-[1rem]"
      >
        <rect x="20" y="10" width="320" height={yOf(USUAL_FROM) - 10} className="fill-sky-soft" />
        <text x="26" y="29" className="fill-sky-ink font-semibold">
          {t`usual range, from ${formatNumber(USUAL_FROM, { minimumFractionDigits: 1 })}`}
        </text>
        <path d="M20 150H340" className="stroke-line stroke-2" />
        <polyline
          points={COUNTS.map(([day, count]) => `${xOf(day)},${yOf(count)}`).join(' ')}
          className="fill-none stroke-sky stroke-4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={xOf(lastDay)} cy={yOf(last)} r="8" className="fill-ember stroke-paper stroke-3" />
        <text x={xOf(lastDay) + 14} y={yOf(last) + 8} fontSize="24" className="fill-ink font-display font-semibold">
          {counts}
        </text>
        <text x="20" y="180">{t`day 0`}</text>
        <text x={xOf(9)} y="180" textAnchor="middle">
          9
        </text>
        <text x={xOf(lastDay)} y="180" textAnchor="end">
          {lastDay}
        </text>
      </svg>
    </section>
  );
}
