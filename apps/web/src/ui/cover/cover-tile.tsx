import type { TileShape } from './cover-pattern.ts';
import { SPARK_SHAPE } from './drawings/spark-shape.ts';

const DOTS = [16, 40, 64];

/** One 80 x 80 tile of a cover. */
export function CoverTile({
  shape,
  turn,
  fill,
  innerFill,
}: {
  shape: TileShape;
  turn: number;
  fill: string;
  innerFill: string;
}) {
  const turned = `rotate(${turn * 90} 40 40)`;
  switch (shape) {
    case 'quarter':
      return (
        <g transform={turned}>
          <path d="M0 0H80A80 80 0 0 1 0 80Z" className={fill} />
          <path d="M0 0H40A40 40 0 0 1 0 40Z" className={innerFill} />
        </g>
      );
    case 'blade':
      return <path d="M0 80A80 80 0 0 1 80 0 80 80 0 0 1 0 80Z" transform={turned} className={fill} />;
    case 'halves':
      return (
        <g transform={turned}>
          <path d="M0 40A40 40 0 0 1 80 40Z" className={fill} />
          <path d="M0 80A40 40 0 0 1 80 80Z" className={innerFill} />
        </g>
      );
    case 'disc':
      return (
        <>
          <circle cx="40" cy="40" r="40" className={fill} />
          <circle cx="40" cy="40" r="18" className={innerFill} />
        </>
      );
    case 'dots':
      return (
        <g className={fill}>{DOTS.flatMap((x) => DOTS.map((y) => <circle key={`${x},${y}`} cx={x} cy={y} r="6" />))}</g>
      );
    case 'spark':
      return <path d={SPARK_SHAPE} transform="translate(4 4) scale(3)" className={fill} />;
    case 'empty':
      return null;
  }
}
