import { classNames } from '../class-names.ts';
import { WordedButton, type WordedButtonProps } from './pressable.tsx';

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

export interface SnapButtonProps extends WordedButtonProps {
  size?: keyof typeof SIZES;
  tone?: keyof typeof TONES;
}

/** The main action: it has a solid lower edge that it presses into. One in view at a time. */
export function SnapButton({ size = 'md', tone = 'leaf', className, ...rest }: SnapButtonProps) {
  return (
    <WordedButton
      className={classNames(
        'press-edge relative gap-2.5 font-[650] tracking-[-0.005em]',
        SIZES[size],
        TONES[tone],
        // What can't be pressed yet lies flat, and is still read.
        'disabled:bg-surface-2 disabled:text-ink-3 disabled:opacity-100 disabled:[--edge:transparent]',
        className,
      )}
      {...rest}
    />
  );
}
