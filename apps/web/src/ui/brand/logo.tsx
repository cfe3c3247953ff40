import { BRAND } from '@snapwell/contract/brand';
import { Mark } from '../cover/drawings/mark.tsx';

/**
 * Mark and name side by side; under 480 px only the mark is seen where `isCompact` is set. Put it into a link where
 * it leads somewhere.
 */
export function Logo({ name = BRAND, isCompact = false }: { name?: string; isCompact?: boolean }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 font-display text-[1.375rem] leading-none font-[750] tracking-[-0.035em] text-ink">
      <Mark className="size-[30px] max-xs:size-8" />
      <span className={isCompact ? 'max-xs:sr-only' : undefined}>{name}</span>
    </span>
  );
}
