import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of an organization's head: mark, name, a sentence, the way on. */
export function OrganizationHeadSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <Skeleton shape="block" className="size-20" />
      <div className="grid gap-2.5">
        <Skeleton shape="title" className="w-56" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
        <Skeleton shape="pill" className="w-36" />
      </div>
      <Skeleton shape="block" className="h-13 sm:w-50" />
    </div>
  );
}
