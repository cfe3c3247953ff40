import { classNames } from '../class-names.ts';
import { Pressable, type PressableProps } from './pressable.tsx';
import { Spinner } from '../feedback/spinner.tsx';

const VARIANTS = {
  ghost: 'text-ink-2 hover:bg-surface-2 hover:text-ink aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink',
  outline: 'border-[1.5px] border-line-strong bg-surface text-ink hover:bg-surface-2',
  sky: 'bg-sky text-on-sky disabled:bg-surface-2 disabled:text-ink-2 disabled:opacity-100',
};

export interface IconButtonProps extends Omit<PressableProps, 'aria-label'> {
  /** What it does, for a screen reader and on hover. */
  label: string;
  variant?: keyof typeof VARIANTS;
}

/** A 44 px square with one icon. */
export function IconButton({ label, variant = 'ghost', className, children, ...rest }: IconButtonProps) {
  return (
    <Pressable
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 flex-none place-items-center rounded-control transition-transform active:translate-y-px',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&>svg]:size-5',
        VARIANTS[variant],
        className,
      )}
      {...rest}
    >
      {rest.isPending ? <Spinner /> : children}
    </Pressable>
  );
}
