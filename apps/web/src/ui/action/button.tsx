import { classNames } from '../class-names.ts';
import { WordedButton, type WordedButtonProps } from './pressable.tsx';

const SIZES = {
  sm: 'min-h-9 rounded-[10px] px-3 text-xs pointer-coarse:min-h-11',
  md: 'min-h-11 rounded-control px-4 text-sm',
  lg: 'min-h-13 rounded-md px-5 text-base',
};

const VARIANTS = {
  outline: 'border-[1.5px] border-line-strong bg-surface text-ink hover:bg-surface-2',
  ghost: 'border-[1.5px] border-transparent text-ink-2 hover:bg-surface-2 hover:text-ink',
  destructive: 'border-[1.5px] border-berry bg-surface text-berry-ink hover:bg-berry-soft',
};

export interface ButtonProps extends WordedButtonProps {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** Everything that is not the main action. */
export function Button({ variant = 'outline', size = 'md', className, ...rest }: ButtonProps) {
  return (
    <WordedButton
      className={classNames(
        'gap-2 font-semibold transition-transform active:translate-y-px',
        SIZES[size],
        VARIANTS[variant],
        className,
      )}
      {...rest}
    />
  );
}
