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
          <Sky width={width} flagX={flagXOf(houses)} />
          <rect y={SKY_HEIGHT} width={width} height={WATER + 1} className="fill-(--night-water)" />
          <MoonOnWater x={moonOf(width).x} />
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

const PHONE = 500;

/** Where the moon stands. */
const moonOf = (width: number) =>
  width < PHONE ? { x: width * 0.84, y: 34, r: 26 } : { x: width * 0.91, y: 22, r: 44 };

const flagXOf = (houses: readonly DrawnHouse[]) => houses.find(({ ownWindow }) => ownWindow)?.ownWindow?.x ?? null;

/** Nearer to the flag a star would lie under it. */
const FLAG_ROOM = 70;

/** The stars stand where no headline is, and no flag. */
function Sky({ width, flagX }: { width: number; flagX: number | null }) {
  const stars = (
    width < PHONE
      ? [[0.28, 26, 0.7] as const]
      : ([
          [0.52, 26, 0.7],
          [0.59, 58, 0.5],
          [0.66, 8, 0.8],
        ] as const)
  ).filter(([x]) => flagX === null || Math.abs(width * x - flagX) > FLAG_ROOM);
  const moon = moonOf(width);
  return (
    <>
      <circle cx={moon.x} cy={moon.y} r={moon.r} className="fill-(--night-moon)" />
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

/** Strokes below the moon, shorter with the distance: the water is one also on a night without a lit window. */
function MoonOnWater({ x }: { x: number }) {
  const strokes = [26, 17, 21, 10].map((half, at) => {
    const middle = x + (at % 2 === 0 ? -4 : 5);
    return ['M', (middle - half).toFixed(1), ',', SKY_HEIGHT + 10 + at * 12, 'h', half * 2].join('');
  });
  return (
    <path
      d={strokes.join('')}
      className="fill-none stroke-(--night-moon) stroke-[3] opacity-30"
      strokeLinecap="round"
    />
  );
}

function House({ house }: { house: DrawnHouse }) {
  const { x, top, width, isMine, windows } = house;
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
        <path d={panes(dark, house)} className={isMine ? 'fill-(--night-own-pane)' : 'fill-(--night-pane)'} />
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
    house,
  );

/** Windows with round corners, as one shape. */
function panes(
  windows: readonly HouseWindow[],
  { pitch, pitchAcross }: Pick<DrawnHouse, 'pitch' | 'pitchAcross'>,
  size = 1,
): string {
  const [w, h] = [pitchAcross * 0.58 * size, pitch * 0.72 * size];
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

function OwnWindow({ house, at, width }: { house: DrawnHouse; at: HouseWindow; width: number }) {
  return (
    <>
      <path
        d={panes([at], house, 1.12)}
        className={classNames('stroke-gleam stroke-[2.5]', at.isLit ? 'fill-snap' : 'fill-leaf')}
        data-house={house.id}
      />
      <Flag at={at} top={house.top} width={width} />
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
