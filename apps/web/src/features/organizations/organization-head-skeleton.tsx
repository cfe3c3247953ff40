import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of an organization's head: mark, name, a sentence. */
export function OrganizationHeadSkeleton() {
  return (
    <div aria-hidden="true" className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
      <Skeleton shape="block" className="size-14" />
      <div className="grid gap-2">
        <Skeleton shape="title" className="h-6 w-56" />
        <Skeleton className="max-w-100" />
      </div>
    </div>
  );
}
