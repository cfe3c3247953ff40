import { seededRandom } from '../cover/seeded-random.ts';

/** A rectangle in the window: what `getBoundingClientRect` gives. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SAMPLES = 14;
/** What begins so near to the left edge rises along it, clear of the text. */
const EDGE_PX = 80;

/**
 * The frames of one spark's way: it bursts out of the first place and swings in a curve into the middle of the
 * second.
 */
export function flightPath(from: Rectangle, to: Rectangle, index: number): Keyframe[] {
  const random = seededRandom(index + 1);
  const start = { x: from.x + from.width * (0.2 + 0.6 * random()), y: from.y + from.height * (0.2 + 0.6 * random()) };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const bend =
    from.x + from.width <= EDGE_PX
      ? { x: -40 * random(), y: Math.min(start.y, end.y) + Math.abs(start.y - end.y) * 0.15 }
      : {
          x: (start.x + end.x) / 2 + (random() - 0.5) * 320,
          y: Math.min(start.y, end.y) + Math.abs(start.y - end.y) * random() * 0.7,
        };
  const turn = (random() - 0.5) * 540;
  return Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const share = at / SAMPLES;
    const x = curve(start.x, bend.x, end.x, share);
    const y = curve(start.y, bend.y, end.y, share);
    const scale = share < 0.25 ? 0.3 + share * 3.6 : 1.2 - (share - 0.25) * 0.9;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(turn * (1 - share)).toFixed(1)}deg) scale(${scale.toFixed(2)})`,
      opacity: share === 0 ? 0 : share > 0.92 ? 0.6 : 1,
    };
  });
}

function curve(start: number, bend: number, end: number, share: number): number {
  return (1 - share) ** 2 * start + 2 * (1 - share) * share * bend + share ** 2 * end;
}
