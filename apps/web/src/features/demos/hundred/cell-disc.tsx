import { t } from '@lingui/core/macro';
import { classNames } from '#ui/class-names.ts';
import { LAST_DAY } from './state/hundred-state.ts';

/** The angle at which a sunflower sets its seeds, so that no cell lies on another. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RINGS = new Set([30, 60, LAST_DAY]);
/** Three depths of blue, in an order that forms no stripes. */
const depthOf = (day: number): string => ['', 'opacity-82', 'opacity-62'][(day * 7) % 5] ?? '';

/** One cell for each of the hundred days, from the middle outwards: those lived are filled, today is warm. */
export function CellDisc({ day }: { day: number }) {
  const next = [...RINGS].find((ring) => ring > day);
  const days = Array.from({ length: LAST_DAY }, (_, index) => index + 1);
  return (
    <figure className="m-0">
      <svg
        viewBox="0 0 600 600"
        role="img"
        aria-label={t`One hundred cells, one for each day. ${Math.min(day, LAST_DAY)} are filled.`}
        className="h-auto w-full overflow-visible font-display font-bold"
      >
        {days.map((one) => {
          const radius = 28 * Math.sqrt(one + 0.2);
          const x = 300 + radius * Math.cos(one * GOLDEN_ANGLE);
          const y = 300 + radius * Math.sin(one * GOLDEN_ANGLE);
          if (one === day)
            return (
              <NumberedCell key={one} {...{ x, y }} number={one} radius={27} look="fill-ember" text="fill-on-snap" />
            );
          if (one > day && RINGS.has(one))
            return (
              <NumberedCell
                key={one}
                {...{ x, y }}
                number={one}
                radius={25}
                look="fill-paper stroke-sky stroke-3"
                text="fill-sky-ink"
              />
            );
          if (one > day)
            return <circle key={one} cx={x} cy={y} r={15} className="fill-none stroke-sky stroke-[2.5] opacity-40" />;
          return (
            <g key={one}>
              <circle cx={x} cy={y} r={21.5} className={classNames('fill-sky', depthOf(one))} />
              <circle cx={x - 4} cy={y - 4} r={6.5} className="fill-on-sky opacity-30" />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-center text-sm text-ink-2">
        {next === undefined ? t`One cell a day. All rings are done.` : t`One cell a day. The next ring is day ${next}.`}
      </figcaption>
    </figure>
  );
}

interface NumberedCellProps {
  x: number;
  y: number;
  number: number;
  radius: number;
  look: string;
  text: string;
}

function NumberedCell({ x, y, number, radius, look, text }: NumberedCellProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className={look} />
      <text x={x} y={y + 7} textAnchor="middle" fontSize={20} className={text}>
        {number}
      </text>
    </g>
  );
}
