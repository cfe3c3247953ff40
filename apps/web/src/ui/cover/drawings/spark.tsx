import { SPARK_SHAPE } from './spark-shape.ts';

/** The gold spark of points, with its own lower edge; `line` is its outline in the text's colour. */
export function Spark({ className = 'size-5', variant = 'solid' }: { className?: string; variant?: 'solid' | 'line' }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      {variant === 'line' ? (
        <path d={SPARK_SHAPE} className="fill-none stroke-current stroke-2" strokeLinejoin="round" />
      ) : (
        <SolidSpark />
      )}
    </svg>
  );
}

function SolidSpark() {
  return (
    <>
      <path d={SPARK_SHAPE} transform="translate(0 1.7)" className="fill-snap-edge" />
      <path d={SPARK_SHAPE} className="fill-snap" />
      <path
        d="M11.3 5.3c-.7 2.2-1.7 3.4-3.8 4.3"
        className="fill-none stroke-gleam"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  );
}
