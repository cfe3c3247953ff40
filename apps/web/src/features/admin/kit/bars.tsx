interface BarsProps {
  /** The oldest first. */
  counts: readonly number[];
  /** What they say, for a screen reader. */
  label: string;
  className?: string;
}

/** How often, in equal spans of time: a bar each, the highest as high as there is room. */
export function Bars({ counts, label, className = 'h-7 w-28' }: BarsProps) {
  const most = Math.max(1, ...counts);
  const width = 100 / counts.length;
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 28" preserveAspectRatio="none" className={className}>
      <line x1="0" x2="100" y1="27.5" y2="27.5" className="stroke-line" />
      {counts.map(
        (count, i) =>
          count > 0 && (
            <rect
              // The order is the identity: bars are spans of time.
              key={i}
              x={i * width + width * 0.12}
              width={width * 0.76}
              y={27 - Math.max(3, (count / most) * 26)}
              height={Math.max(3, (count / most) * 26)}
              className="fill-ember"
            />
          ),
      )}
    </svg>
  );
}
