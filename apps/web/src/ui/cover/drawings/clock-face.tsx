import { classNames } from '#ui/class-names.ts';

export interface ClockFaceProps {
  /** The minute of the hour at which the five minutes begin. */
  fromMinute: number;
  /** What stands at the two ends of the wedge. */
  labels: readonly [string, string];
  /** Where the wedge begins, in degrees clockwise from the top. The dial turns so that it is seen. */
  angle: number;
  className?: string;
}

const CENTRE = 430;
const RIM = 424;
const MINUTE = 6;
const SPAN = 5;

/** The signature of the pages before the door: a golden dial, and the five minutes that come next as a wedge. */
export function ClockFace({ fromMinute, labels, angle, className }: ClockFaceProps) {
  const [start, end] = [pointAt(angle, RIM), pointAt(angle + SPAN * MINUTE, RIM)];
  return (
    <svg viewBox="0 0 860 860" className={className} aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RIM} className="fill-disc" />
      <path
        d={`M${CENTRE} ${CENTRE}L${start.x} ${start.y}A${RIM} ${RIM} 0 0 1 ${end.x} ${end.y}Z`}
        className="fill-wedge"
      />
      {Array.from({ length: 60 }, (_, i) => (
        <Tick key={i} angle={angle + i * MINUTE} isMain={(fromMinute + i) % SPAN === 0} isOnWedge={i <= SPAN} />
      ))}
      <Label angle={angle}>{labels[0]}</Label>
      <Label angle={angle + SPAN * MINUTE} isEnd>
        {labels[1]}
      </Label>
    </svg>
  );
}

function Tick({ angle, isMain, isOnWedge }: { angle: number; isMain: boolean; isOnWedge: boolean }) {
  const [outer, inner] = [pointAt(angle, 410), pointAt(angle, isMain ? 382 : 396)];
  return (
    <line
      x1={outer.x}
      y1={outer.y}
      x2={inner.x}
      y2={inner.y}
      strokeLinecap="round"
      className={classNames(
        isOnWedge ? 'stroke-on-snap' : 'stroke-disc-ink',
        isMain ? 'stroke-5 opacity-90' : 'stroke-2 opacity-55',
      )}
    />
  );
}

/** A time beside an end of the wedge, never on it: before its beginning, after its end. */
function Label({ angle, isEnd = false, children }: { angle: number; isEnd?: boolean; children: string }) {
  const isLeft = Math.sin((angle * Math.PI) / 180) < -0.5;
  const { x, y } = pointAt(angle, isLeft ? 372 : 340);
  const place = isLeft
    ? { x, y: y + (isEnd ? -14 : 32), textAnchor: 'start' as const }
    : { x: x + (isEnd ? 14 : -14), y, textAnchor: isEnd ? ('start' as const) : ('end' as const) };
  return (
    <text {...place} className="figure fill-disc-ink text-[22px]">
      {children}
    </text>
  );
}

function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(CENTRE + radius * Math.sin(radians)), y: round(CENTRE - radius * Math.cos(radians)) };
}
