import { ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Pressable, type PressableProps } from './pressable.tsx';

/** A quiet way on: 'Leaderboard', 'See the library'. `more` adds the small arrow of a section's head. */
export function TextLink({
  variant = 'plain',
  className,
  children,
  ...rest
}: PressableProps & { variant?: 'plain' | 'more' }) {
  return (
    <Pressable
      className={classNames(
        'inline-flex items-center gap-1 text-sm font-semibold text-leaf-ink underline-offset-4 hover:underline',
        variant === 'more' ? 'min-h-11' : 'min-h-6',
        className,
      )}
      {...rest}
    >
      {children}
      {variant === 'more' && <ChevronRight className="size-4 flex-none" aria-hidden="true" />}
    </Pressable>
  );
}
