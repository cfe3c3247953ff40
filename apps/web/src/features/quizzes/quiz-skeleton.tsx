import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of a quiz that is on its way. */
export function QuizSkeleton() {
  return (
    <div className="mx-auto grid min-h-dvh w-[min(46rem,100%-2rem)] content-start gap-5 py-12" aria-hidden="true">
      <Skeleton className="w-1/3" />
      <Skeleton className="h-10 w-11/12" />
      <Skeleton className="h-10 w-2/3" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-16" />
      ))}
    </div>
  );
}
