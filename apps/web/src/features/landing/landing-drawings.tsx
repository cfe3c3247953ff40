import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { classNames } from '#ui/class-names.ts';
import { Flame } from '#ui/cover/drawings/flame.tsx';
import { SPARK_SHAPE } from '#ui/cover/drawings/spark-shape.ts';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';

/** The product in tiles: its parts among the patterns of its covers. */
export function Mosaic() {
  return (
    <div aria-hidden="true" className="grid grid-cols-4 content-start self-start overflow-clip">
      <Pattern ground="fill-field-deep">
        <path d="M0 80A80 80 0 0 1 80 0 80 80 0 0 1 0 80Z" className="fill-leaf" />
      </Pattern>
      <Tile className="bg-field-pale text-on-field-pale [--surface-2:var(--line)]">
        <span data-theme="light">
          <ProgressRing value={64} size={84}>
            64
          </ProgressRing>
        </span>
      </Tile>
      <Pattern ground="fill-snap">
        {[16, 40, 64].flatMap((x) =>
          [16, 40, 64].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" className="fill-field-deep" />),
        )}
      </Pattern>
      <Pattern ground="fill-field-deep">
        <path d="M0 0H80A80 80 0 0 1 0 80Z" className="fill-field-mint" />
        <path d="M0 0H40A40 40 0 0 1 0 40Z" className="fill-leaf" />
      </Pattern>

      <Tile className="bg-field-mint">
        <SophieFace className="size-full" />
      </Tile>
      <Pattern ground="fill-field-deep">
        <circle cx="40" cy="40" r="40" className="fill-snap" />
        <circle cx="40" cy="40" r="18" className="fill-ember" />
      </Pattern>
      <Tile isWide className="bg-field-pale text-on-field-pale">
        <span className="flex items-center gap-2">
          <Flame className="size-[clamp(36px,5vw,64px)]" />
          <b className="figure text-[clamp(2rem,4.4vw,4rem)] leading-none">12</b>
          <small className="max-w-[5em] text-[clamp(.75rem,1vw,1rem)] leading-tight font-semibold">{t`days in a row`}</small>
        </span>
      </Tile>

      <Tile isWide className="bg-field-pale">
        <span
          data-theme="light"
          className="mx-[8%] grid grid-cols-[auto_1fr] items-center gap-2.5 rounded-md border-2 border-leaf bg-leaf-soft px-3 py-2.5 text-[clamp(.75rem,1.05vw,1rem)] leading-tight font-semibold shadow-[0_4px_0_var(--leaf)]"
        >
          <i className="grid size-8 place-items-center rounded-[10px] bg-leaf text-on-leaf">
            <Check className="size-5" strokeWidth={2.5} />
          </i>
          {t`Ask again, and chart what you see`}
        </span>
      </Tile>
      <Pattern ground="fill-field-deep">
        <path d="M0 40A40 40 0 0 1 80 40Z" className="fill-snap" />
        <path d="M0 80A40 40 0 0 1 80 80Z" className="fill-leaf" />
      </Pattern>
      <Tile className="bg-snap text-on-snap">
        <span className="grid justify-items-center gap-1">
          <Spark className="size-[clamp(28px,3.4vw,52px)] [--snap:var(--field-pale)]" />
          <b className="figure text-[clamp(1.25rem,2vw,2rem)] leading-none">+20</b>
        </span>
      </Tile>

      <Tile className="bg-monitor text-(--trace-heart)">
        <span className="w-[76%]">
          <small className="block text-[clamp(.75rem,.9vw,.875rem)] font-semibold">{t`Pulse`}</small>
          <b className="figure block text-[clamp(1.5rem,2.8vw,2.75rem)] leading-none">108</b>
          <svg viewBox="0 0 120 40" className="mt-1.5 w-full fill-none stroke-current stroke-3">
            <path d="M0 26h20q4-7 8 0h6l3 4 4-26 5 34 4-12h10q6-10 12 0h20l3 4 4-26 5 34 4-12h12" />
          </svg>
        </span>
      </Tile>
      <Pattern ground="fill-ember">
        <path d="M0 0H80A80 80 0 0 1 0 80Z" className="fill-field-pale" />
        <path d="M0 0H40A40 40 0 0 1 0 40Z" className="fill-field-deep" />
      </Pattern>
      <Pattern ground="fill-leaf">
        <path transform="translate(4 4) scale(3)" d={SPARK_SHAPE} className="fill-snap" />
      </Pattern>
      <Pattern ground="fill-field-mint">
        <path transform="rotate(90 40 40)" d="M0 80A80 80 0 0 1 80 0 80 80 0 0 1 0 80Z" className="fill-field-deep" />
      </Pattern>
    </div>
  );
}

function Tile({ className, isWide = false, children }: { className: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid place-items-center overflow-hidden',
        isWide ? 'col-span-2 aspect-[2]' : 'aspect-square',
        className,
      )}
    >
      {children}
    </div>
  );
}

const Pattern = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <svg viewBox="0 0 80 80" className="-mr-px -mb-px block aspect-square size-[calc(100%+1px)]">
    <rect width="80" height="80" className={ground} />
    {children}
  </svg>
);

/** How one forgets what was read once, and what was asked three times. A sketch without a measure. */
export function ForgettingCurve() {
  return (
    <figure className="text-ink">
      <svg
        viewBox="0 0 640 520"
        role="img"
        aria-label={t`A sketch: memory falls steeply; each time a question comes back it rises and falls more slowly`}
        className="h-auto w-full fill-none stroke-ink"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M40 70C90 250 170 380 620 432" strokeWidth="4" strokeDasharray="2 12" />
        <g strokeWidth="9" className="dark:stroke-snap">
          <path d="M40 70C60 150 84 200 120 236V78" />
          <path d="M120 78c40 74 84 118 140 142V72" />
          <path d="M260 72c70 56 130 84 200 98V66" />
          <path d="M460 66c60 22 110 36 160 44" />
        </g>
        {[120, 260, 460].map((x) => (
          <path
            key={x}
            transform={`translate(${x - 17} 52) scale(1.4)`}
            d={SPARK_SHAPE}
            className="fill-field-pale stroke-none"
          />
        ))}
        <path d="M40 470H620" strokeWidth="2" opacity=".4" />
        <g className="fill-ink stroke-none text-[19px] font-semibold max-sm:text-[26px]">
          <text x="40" y="504">{t`today`}</text>
          <text x="120" y="504" className="max-sm:hidden">{t`day 2`}</text>
          <text x="260" y="504">{t`day 6`}</text>
          <text x="460" y="504">{t`day 15`}</text>
        </g>
        <g className="fill-ink stroke-none font-display text-[22px] font-bold max-sm:text-[30px]" textAnchor="end">
          <text x="620" y="376">{t`read once`}</text>
          <text x="620" y="40">{t`asked three times`}</text>
        </g>
      </svg>
      <figcaption className="mt-2 text-xs">{t`A sketch, not a measurement.`}</figcaption>
    </figure>
  );
}
