/** One of four roofs, or none. Each is a shape of the covers. */
export function HouseRoof({ kind, x, top, width }: { kind: number; x: number; top: number; width: number }) {
  const middle = x + width / 2;
  switch (kind) {
    case 1:
      return <path d={`M${x} ${top}v-30a30 30 0 0 1 30 30z`} className="fill-(--night-roof-1)" />;
    case 2:
      return <path d={`M${middle - 20} ${top}a20 20 0 0 1 40 0z`} className="fill-(--night-roof-2)" />;
    case 3:
      return (
        <path
          d={`M${x} ${top}v-22h${width * 0.6}a${width * 0.4} 22 0 0 1 ${width * 0.4} 22z`}
          className="fill-(--night-roof-3)"
        />
      );
    case 4:
      return <path d={`M${x + width} ${top}v-28a28 28 0 0 0 -28 28z`} className="fill-(--night-roof-1)" />;
    default:
      return <rect x={x + width * 0.62} y={top - 26} width={6} height={26} className="fill-(--night-roof-2)" />;
  }
}
