import { t } from '@lingui/core/macro';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of any learning screen before it is there: a title, a large panel, cards. */
export function LearningSkeleton({ isReading = false }: { isReading?: boolean }) {
  return (
    <output aria-label={t`Loading`} className="wrap grid min-h-dvh content-start gap-6 py-8">
      <Skeleton shape="title" className="w-2/3 max-w-md" />
      <Skeleton className="w-1/2 max-w-sm" />
      {isReading ? (
        <div className="mt-4 grid max-w-[40.5rem] gap-4">
          {['w-full', 'w-11/12', 'w-5/6', 'w-3/4'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      ) : (
        <>
          <Skeleton shape="card" className="h-80" />
          <div className="grid gap-4 sm:grid-cols-3">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </>
      )}
    </output>
  );
}
