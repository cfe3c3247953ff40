const ARM = 'M12 12V2.5M9.4 4l2.6 2.5L14.6 4';
const TURNS = [0, 60, 120, 180, 240, 300];

/** A streak freeze: one day that may be missed. */
export function Snowflake({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <g className="fill-none stroke-sky stroke-2" strokeLinecap="round" strokeLinejoin="round">
        {TURNS.map((turn) => (
          <path key={turn} d={ARM} transform={`rotate(${turn} 12 12)`} />
        ))}
      </g>
    </svg>
  );
}
