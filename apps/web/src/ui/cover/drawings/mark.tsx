import { BRAND_MARK } from '@snapwell/contract/brand';

const { size, leaf, snap } = BRAND_MARK;

/** The brand's mark. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true">
      <path d={leaf} className="fill-leaf" />
      <path d={snap} className="fill-snap" />
    </svg>
  );
}
