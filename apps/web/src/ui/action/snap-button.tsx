import { classNames } from '../class-names.ts';
import { Pressable, type PressableProps } from './pressable.tsx';
import { Spinner } from '../feedback/spinner.tsx';

const SIZES = {
  sm: 'min-h-11 rounded-control px-4.5 text-base',
  md: 'min-h-13 rounded-md px-6.5 text-[1.0625rem]',
  lg: 'min-h-14 rounded-md px-6.5 text-lg [--press:5px]',
};

const TONES = {
  leaf: 'bg-leaf text-on-leaf [--edge:var(--leaf-edge)]',
  gold: 'bg-snap text-on-snap [--edge:var(--snap-edge)]',
  berry: 'bg-berry text-on-berry [--edge:var(--berry-edge)]',
};

export interface SnapButtonProps extends PressableProps {
  size?: keyof typeof SIZES;
  tone?: keyof typeof TONES;
  isWide?: boolean;
}

/** The main action: it has a solid lower edge that it presses into. One in view at a time. */
export function SnapButton({
  size = 'md',
  tone = 'leaf',
  isWide = false,
  className,
  children,
  ...rest
}: SnapButtonProps) {
  return (
    <Pressable
      className={classNames(
        'press-edge relative inline-flex items-center justify-center gap-2.5 font-[650] tracking-[-0.005em] whitespace-nowrap select-none',
        'disabled:cursor-not-allowed disabled:opacity-55',
        SIZES[size],
        TONES[tone],
        isWide && 'w-full',
        className,
      )}
      {...rest}
    >
      {rest.isPending && <Spinner />}
      {children}
    </Pressable>
  );
}
