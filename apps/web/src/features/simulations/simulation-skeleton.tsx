import { t } from '@lingui/core/macro';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** While a simulation is loaded; dark where it will be played. */
export function SimulationSkeleton({ isDark = false }: { isDark?: boolean }) {
  return (
    <div
      data-theme={isDark ? 'dark' : undefined}
      role="status"
      aria-label={t`Loading the simulation`}
      className={isDark ? 'grid min-h-dvh content-start gap-4 bg-paper p-4' : 'wrap grid gap-6 py-10'}
    >
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-72" />
      <Skeleton className="h-24" />
    </div>
  );
}
