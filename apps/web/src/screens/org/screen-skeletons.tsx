import { Skeleton } from '#ui/skeleton.tsx';

/** The home screen before its lessons are there. */
export function HomeMainSkeleton() {
  return (
    <div className="grid gap-10" aria-hidden="true">
      <Skeleton shape="block" className="h-84 rounded-[28px]" />
      <div className="grid gap-5 sm:grid-cols-3">
        <Skeleton shape="card" className="h-64" />
        <Skeleton shape="card" className="h-64 max-sm:hidden" />
        <Skeleton shape="card" className="h-64 max-sm:hidden" />
      </div>
    </div>
  );
}

/** A catalogue of cards. */
export function CardsSkeleton() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} shape="card" className="h-64" />
      ))}
    </div>
  );
}

/** Chapters with their lines. */
export function RowsSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} shape="block" className="h-16" />
      ))}
    </div>
  );
}
