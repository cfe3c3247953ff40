import { Skeleton } from './skeleton.tsx';

/** A list before its lines are there. */
export function RowsSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} shape="block" className="h-16" />
      ))}
    </div>
  );
}
