import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PanelSkeleton } from './panel.tsx';

/** The screen before it knows whose figures it may show. */
export function InsightsSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton shape="title" className="w-72" />
      <Skeleton shape="card" className="h-64" />
      <Skeleton shape="card" className="h-36" />
      <div className="grid gap-5 lg:grid-cols-2">
        <PanelSkeleton />
        <PanelSkeleton />
      </div>
    </div>
  );
}
