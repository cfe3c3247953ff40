import { t } from '@lingui/core/macro';
import { formatPercent } from '#platform/locale/format.ts';
import { Chip } from '#ui/action/chip.tsx';

const BOX = { left: 44, right: 502, top: 24, bottom: 356 };
const DAYS = 30;
/** Half of what is known is gone after so many days: made up for the picture. */
const TEAMS = [
  { name: () => t`ICU`, halfLife: 95, stroke: 'stroke-leaf', fill: 'fill-leaf-ink' },
  { name: () => t`Ward 4`, halfLife: 26, stroke: 'stroke-snap-edge', fill: 'fill-snap-ink' },
  { name: () => t`Night team`, halfLife: 15, stroke: 'stroke-ember', fill: 'fill-ember-ink' },
];
const START = 0.96;
const THRESHOLD = 0.7;

const xOf = (day: number) => BOX.left + ((BOX.right - BOX.left) * day) / DAYS;
const yOf = (share: number) => BOX.bottom - ((BOX.bottom - BOX.top) * (share - 0.2)) / 0.8;
const recall = (halfLife: number, day: number) => START * 0.5 ** (day / halfLife);

/** How a team's recall falls: a picture of what insights shows, with made-up numbers. */
export function RecallSketch() {
  const nightDays = Math.round(TEAMS[2]!.halfLife * Math.log2(START / THRESHOLD));
  return (
    <figure className="rounded-lg border border-line bg-surface p-[clamp(16px,2.4vw,28px)] shadow-card">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg">{t`Sepsis warning signs: expected recall`}</h3>
        <Chip>{t`Sample data`}</Chip>
      </figcaption>
      <svg
        viewBox="0 0 620 392"
        className="h-auto w-full overflow-visible"
        role="img"
        aria-label={t`A sketch with made-up numbers. The night team falls below ${formatPercent(THRESHOLD)} in ${nightDays} days, Ward 4 in 12, the ICU stays above.`}
      >
        {[0.4, 0.6, 0.8, 1].map((share) => (
          <g key={share}>
            <path d={`M${BOX.left} ${yOf(share)}H${BOX.right}`} className="stroke-line" />
            <text
              x={BOX.left - 8}
              y={yOf(share) + 5}
              textAnchor="end"
              className="fill-ink-3 text-[15px] max-sm:text-[22px]"
            >
              {formatPercent(share)}
            </text>
          </g>
        ))}
        <path
          d={`M${BOX.left} ${yOf(THRESHOLD)}H${BOX.right}`}
          className="stroke-ember"
          strokeDasharray="3 6"
          strokeWidth="2"
        />
        {[0, 10, 20, 30].map((day) => (
          <text
            key={day}
            x={xOf(day)}
            y="382"
            textAnchor="middle"
            className="fill-ink-3 text-[15px] max-sm:text-[22px]"
          >
            {day === 0 ? t`today` : t`${day} days`}
          </text>
        ))}
        {TEAMS.map(({ name, halfLife, stroke, fill }) => (
          <g key={halfLife}>
            <path
              d={`M${Array.from({ length: DAYS + 1 }, (_, day) => `${xOf(day).toFixed(1)} ${yOf(recall(halfLife, day)).toFixed(1)}`).join('L')}`}
              className={`${stroke} fill-none`}
              strokeWidth="4"
              strokeLinejoin="round"
            />
            <text
              x={BOX.right + 10}
              y={Math.min(BOX.bottom, yOf(recall(halfLife, DAYS))) + 5}
              className={`${fill} text-[17px] font-semibold max-sm:text-[21px]`}
            >
              {name()}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
