import { classNames } from '../class-names.ts';

const SHAPES = {
  line: 'h-4 rounded-sm',
  title: 'h-8 rounded-sm',
  block: 'h-24 rounded-md',
  card: 'h-48 rounded-lg',
  circle: 'size-11 rounded-full',
  pill: 'h-7 w-20 rounded-full',
};

/** The shape of what comes, so that nothing moves when it is there. Set its width by `className`. */
export function Skeleton({ shape = 'line', className }: { shape?: keyof typeof SHAPES; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse bg-surface-2', SHAPES[shape], className)} />
  );
}
