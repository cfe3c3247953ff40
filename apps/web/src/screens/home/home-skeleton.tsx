import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of what comes on `/home`. */
export function HomeSkeleton() {
  return (
    <div className="glow" aria-busy="true">
      <div className="wrap grid gap-8 py-10">
        <Skeleton shape="title" className="w-72" />
        <Skeleton shape="card" className="h-72 rounded-[28px]" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
