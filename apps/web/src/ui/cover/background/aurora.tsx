import { usePageVisible } from './use-page-visible.ts';

/**
 * Soft lights that wander slowly. Plain gradients that only move; they stand still while the page is hidden or motion
 * is reduced.
 */
export function Aurora() {
  const isVisible = usePageVisible();
  return (
    <div
      data-paused={!isVisible || undefined}
      className="absolute inset-0 overflow-hidden bg-paper data-paused:[&_*]:[animation-play-state:paused]"
    >
      <i
        className={`${LIGHT} -top-1/3 -left-1/4 animate-aurora-one bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--leaf)_34%,transparent),transparent)]`}
      />
      <i
        className={`${LIGHT} -top-1/4 -right-1/3 animate-aurora-two bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--snap)_40%,transparent),transparent)]`}
      />
      <i
        className={`${LIGHT} -bottom-1/2 left-0 animate-aurora-three bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--sky)_30%,transparent),transparent)]`}
      />
      <i
        className={`${LIGHT} -right-1/4 -bottom-2/3 animate-aurora-one bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--ember)_26%,transparent),transparent)]`}
      />
    </div>
  );
}

const LIGHT = 'absolute block h-[110%] w-[90%] will-change-transform dark:opacity-60';
