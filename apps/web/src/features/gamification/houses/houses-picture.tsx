import { t } from '@lingui/core/macro';
import { formatNumber } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { SPARK_SHAPE } from '#ui/cover/drawings/spark-shape.ts';
import { seededRandom, seedOf } from '#ui/cover/seeded-random.ts';
import { type DrawnHouse, GROUND, type HouseRow, type HouseWindow, SKY_HEIGHT } from './house-layout.ts';
import { HouseRoof } from './house-roof.tsx';

const WATER = 58;
const HEIGHT = SKY_HEIGHT + WATER;
/** Lit windows come in so many waves, all within 400 ms. */
const WAVES = 6;
const WAVE_MS = 40;

interface HousesPictureProps {
  row: HouseRow;
  width: number;
  className?: string;
}

/** The row of houses at night, with its reflections in the water and the names below. A table beside it says the same. */
export function HousesPicture({ row: { houses }, width, className }: HousesPictureProps) {
  return (
    <div className={classNames('forced-color-adjust-none', className)} aria-hidden="true">
      <div className="relative">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          className="block h-auto w-full overflow-visible"
        >
          <Sky width={width} />
          <rect y={SKY_HEIGHT} width={width} height={WATER + 1} className="fill-(--night-water)" />
          <rect y={SKY_HEIGHT - 4} width={width} height={5} className="fill-(--night-quay)" />
          {houses.map((house) => (
            <House key={house.id} house={house} />
          ))}
        </svg>
        {Array.from({ length: WAVES }, (_, wave) => (
          <svg
            key={wave}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            className="absolute inset-0 size-full animate-appear fill-snap"
            style={{ animationDelay: `${wave * WAVE_MS}ms` }}
          >
            <path d={houses.map((house) => litPanes(house, wave)).join('')} />
          </svg>
        ))}
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="absolute inset-0 size-full overflow-visible">
          {houses.map(
            (house) => house.ownWindow && <OwnWindow key={house.id} house={house} at={house.ownWindow} width={width} />,
          )}
        </svg>
      </div>
      <div className="relative h-19">
        {houses.map(({ id, name, members, learned, isMine, label }) => (
          <p
            key={id}
            title={name}
            className="absolute top-3 px-0.5 text-center text-xs leading-snug text-ink-2"
            style={{ left: `${label.left * 100}%`, width: `${label.width * 100}%` }}
          >
            <b
              className={classNames('line-clamp-2 font-semibold wrap-anywhere', isMine ? 'text-leaf-ink' : 'text-ink')}
            >
              {name}
            </b>
            <span className="block truncate">{shareWords(learned, members)}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function shareWords(learned: number, members: number): string {
  const [some, all] = [formatNumber(learned), formatNumber(members)];
  return t`${some} of ${all}`;
}

/** The middle is left to the flag: the stars stand where no headline is. */
function Sky({ width }: { width: number }) {
  const stars =
    width < 500
      ? [[0.28, 26, 0.7] as const]
      : ([
          [0.52, 26, 0.7],
          [0.59, 58, 0.5],
          [0.66, 8, 0.8],
        ] as const);
  return (
    <>
      <circle
        cx={width * (width < 500 ? 0.84 : 0.91)}
        cy={width < 500 ? 34 : 22}
        r={width < 500 ? 26 : 44}
        className="fill-(--night-moon)"
      />
      {stars.map(([x, y, size]) => (
        <path
          key={x}
          d={SPARK_SHAPE}
          transform={`translate(${width * x} ${y}) scale(${size})`}
          className="fill-(--night-moon)"
        />
      ))}
    </>
  );
}

function House({ house }: { house: DrawnHouse }) {
  const { x, top, width, isMine, windows, pitch } = house;
  const dark = othersOf(house).filter(({ isLit }) => !isLit);
  return (
    <g>
      <HouseRoof kind={house.roof} x={x} top={top} width={width} />
      <rect
        x={x}
        y={top}
        width={width}
        height={GROUND - top}
        className={isMine ? 'fill-(--night-own)' : 'fill-(--night-house)'}
      />
      {dark.length > 0 && (
        <path d={panes(dark, pitch)} className={isMine ? 'fill-(--night-own-pane)' : 'fill-(--night-pane)'} />
      )}
      <path
        d={reflections(house, litOf(house).length / Math.max(1, windows.length))}
        className="fill-none stroke-snap stroke-[3] opacity-45"
        strokeLinecap="round"
      />
    </g>
  );
}

const othersOf = ({ windows, ownWindow }: DrawnHouse) => windows.filter((window) => window !== ownWindow);
const litOf = (house: DrawnHouse) => othersOf(house).filter(({ isLit }) => isLit);

/** Those that light up in one wave: a drawing of its own, which appears without anything being painted anew. */
const litPanes = (house: DrawnHouse, wave: number) =>
  panes(
    litOf(house).filter((_window, at) => at % WAVES === wave),
    house.pitch,
  );

/** Windows with round corners, as one shape. */
function panes(windows: readonly HouseWindow[], pitch: number): string {
  const [w, h] = [pitch * 0.58, pitch * 0.72];
  const r = Math.min(2.5, w / 4);
  return windows
    .map(({ x, y }) => {
      const corner = (across: number, down: number) => ['a', r, ',', r, ',0,0,1,', across * r, ',', down * r].join('');
      const [across, down] = [(w - 2 * r).toFixed(1), (h - 2 * r).toFixed(1)];
      const start = ['M', (x - w / 2 + r).toFixed(1), ',', (y - h / 2).toFixed(1)];
      const sides = ['h', across, corner(1, 1), 'v', down, corner(-1, 1), 'h-', across, corner(-1, -1), 'v-', down];
      return [...start, ...sides, corner(1, -1), 'z'].join('');
    })
    .join('');
}

/** Light on the water: the more windows are lit, the more of it. */
function reflections({ id, x, width }: DrawnHouse, share: number): string {
  const random = seededRandom(seedOf(`water ${id}`));
  const room = Math.max(10, width - 40);
  return Array.from({ length: Math.ceil(share * 7) }, () => {
    const [left, y, long] = [x + 6 + random() * room, SKY_HEIGHT + 10 + random() * (WATER - 18), 12 + random() * 18];
    return ['M', left.toFixed(1), ',', y.toFixed(1), 'h', Math.min(long, width - 12).toFixed(1)].join('');
  }).join('');
}

function OwnWindow({ house: { id, pitch, top }, at, width }: { house: DrawnHouse; at: HouseWindow; width: number }) {
  return (
    <>
      <path
        d={panes([at], pitch * 1.12)}
        className={classNames('stroke-gleam stroke-[2.5]', at.isLit ? 'fill-snap' : 'fill-leaf')}
        data-house={id}
      />
      <Flag at={at} top={top} width={width} />
    </>
  );
}

function Flag({ at, top, width }: { at: HouseWindow; top: number; width: number }) {
  const y = Math.max(2, top - 58);
  const words = t`You`;
  const half = 14 + words.length * 4.5;
  const x = Math.min(width - half - 6, Math.max(half + 6, at.x));
  return (
    <g>
      <path d={`M${at.x} ${y + 22}V${at.y - 8}`} className="stroke-gleam stroke-2" />
      <rect x={x - half} y={y} width={half * 2} height={25} rx={12.5} className="fill-bubble" />
      <text x={x} y={y + 17.5} textAnchor="middle" className="fill-on-bubble font-text text-[14px] font-bold">
        {words}
      </text>
    </g>
  );
}
